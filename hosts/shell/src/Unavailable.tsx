import { type ReactNode, useState } from 'react';
import type { Fault } from './Fault';

interface Props {
  /** What is missing, in plain words: 'The group ‘Forms’ is not available right now.' */
  what: string;
  fault: Fault;
  onRetry: () => void;
  /** What the button says it does. */
  action?: string;
  children?: ReactNode;
}

/** Stands where a demo or a group should be: what happened, a way to try again, and the code for its team. */
export function Unavailable({ what, fault, onRetry, action = 'Retry', children }: Props) {
  const [copied, setCopied] = useState(false);
  const details = `${fault.code}: ${fault.message}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(details);
      setCopied(true);
    } catch {
      // No permission, or no secure origin: the code stands below and can be selected.
    }
  };
  return (
    <div className="alert alert-warning" role="alert">
      <p className="fw-semibold mb-2">{what}</p>
      <p className="mb-3">{children || 'The rest of the playground works, and nothing on other pages is lost.'}</p>
      <div className="d-flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" onClick={onRetry}>
          {action}
        </button>
        <button type="button" className="btn btn-outline-secondary text-reset" onClick={copy}>
          {copied ? 'Copied' : 'Copy the technical code'}
        </button>
      </div>
      <p className="small mt-3 mb-0 text-break">
        <code className="text-reset">{details}</code>
      </p>
    </div>
  );
}
