import type { MouseEvent } from 'react';

/** The second click of a double click does nothing, also when the first one's answer has already come. */
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
