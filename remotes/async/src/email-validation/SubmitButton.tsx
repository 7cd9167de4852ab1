import { type MouseEvent, useLayoutEffect, useRef } from 'react';

/** Ignores the second click of a double click, even if the answer to the first one has already come. */
function onlyOnce(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

export default function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // While it is disabled, the focus is nowhere.
    if (!busy && hadFocus.current && document.activeElement === document.body) button.current?.focus();
    hadFocus.current = busy && document.activeElement === button.current;
  }, [busy]);
  return (
    <button ref={button} type="submit" className="btn btn-primary" disabled={busy} onClick={onlyOnce}>
      {children}
    </button>
  );
}
