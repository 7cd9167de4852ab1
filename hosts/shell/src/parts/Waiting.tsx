import { useElapsed } from './useElapsed';

/** Nothing for a quick page. A slow one says that it loads. */
export function Waiting() {
  if (!useElapsed(400)) return null;
  return (
    <p role="status" className="d-flex align-items-center gap-2 text-body-secondary">
      <span className="spinner-border spinner-border-sm" aria-hidden="true" />
      Loading…
    </p>
  );
}
