import { useElapsed } from './useElapsed';

/** A quick page shows nothing while it loads; a slow one says that it is on its way. */
export function Waiting() {
  if (!useElapsed(400)) return null;
  return (
    <p role="status" className="d-flex align-items-center gap-2 text-body-secondary">
      <span className="spinner-border spinner-border-sm" aria-hidden="true" />
      Loading…
    </p>
  );
}
