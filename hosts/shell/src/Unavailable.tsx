import { useState } from 'react';
import type { Fault } from './Fault';

interface Props {
  /** What is missing, in plain words: 'Media and files is not available right now.' */
  what: string;
  fault: Fault;
  onRetry: () => void;
}

/** Stands where a demo or a group should be: what happened, a way to try again, and the code for its team. */
export function Unavailable({ what, fault, onRetry }: Props) {
  const [copied, setCopied] = useState(false);
  const details = `${fault.code}: ${fault.message}`;
  return (
    <div className="alert alert-warning" role="alert">
      <p className="fw-semibold mb-2">{what}</p>
      <p className="mb-3">The rest of the playground works. You can try again, nothing on the other pages is lost.</p>
      <div className="d-flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" onClick={onRetry}>
          Retry
        </button>
        <button
          type="button"
          className="btn btn-outline-secondary text-reset"
          onClick={() =>
            navigator.clipboard?.writeText(details).then(
              () => setCopied(true),
              () => {},
            )
          }
        >
          {copied ? 'Copied' : 'Copy the technical code'}
        </button>
      </div>
      <p className="small mt-3 mb-0 text-break">
        <code className="text-reset">{details}</code>
      </p>
    </div>
  );
}
