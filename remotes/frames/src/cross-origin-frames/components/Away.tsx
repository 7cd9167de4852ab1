import type { Origin } from './useOrigin';

/** Shown instead of a frame whose origin does not answer. */
export default function Away({ origin }: { origin: Origin }) {
  return (
    <div role="alert" className="alert alert-warning mb-0">
      <p>
        <span className="text-break">{origin.url}</span> does not answer, so its frame cannot be shown.
      </p>
      <button type="button" className="btn btn-outline-secondary" onClick={origin.retry}>
        Try again
      </button>
    </div>
  );
}
