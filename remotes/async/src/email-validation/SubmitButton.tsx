import type { MouseEvent } from 'react';

/** Ignores the second click of a double click, even if the answer to the first one has already come. */
function onlyOnce(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

export default function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  return (
    <button type="submit" className="btn btn-primary" disabled={busy} onClick={onlyOnce}>
      {children}
    </button>
  );
}
