import { type ReactNode, useState } from 'react';
import type { Failure } from '../load/Failure';

interface Props {
  /** What is missing, in plain words: 'The group ‘Forms’ is not available right now.' */
  what: string;
  failures: Failure[];
  /** True while it is tried again. */
  trying?: boolean | undefined;
  onRetry: () => void;
  /** What the button says it does. */
  action?: string;
  children?: ReactNode;
}

/** Stands where a demo or a group should be: what happened, a way to try again, and the code for its team. */
export function Unavailable({ what, failures, trying = false, onRetry, action = 'Retry', children }: Props) {
  const [copied, setCopied] = useState(false);
  const [tried, setTried] = useState(trying);
  if (trying && !tried) setTried(true);
  const details = failures.map(({ code, message }) => `${code}: ${message}`);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(details.join('\n'));
      setCopied(true);
    } catch {
      // No permission, or no secure origin: the code stands below and can be selected.
    }
  };
  return (
    <div className="alert alert-warning" role="alert">
      <p className="fw-semibold mb-2">{what}</p>
      <p className="mb-3">{children || 'The rest of the playground works, and nothing on other pages is lost.'}</p>
      <div className="d-flex flex-wrap align-items-center gap-2">
        {/* Not `disabled`: that would take the focus away from who presses Enter. */}
        <button
          type="button"
          className={trying ? 'btn btn-primary disabled' : 'btn btn-primary'}
          aria-disabled={trying}
          onClick={trying ? undefined : onRetry}
        >
          {action}
        </button>
        <button type="button" className="btn btn-outline-secondary text-reset" onClick={copy}>
          {copied ? 'Copied' : 'Copy the technical code'}
        </button>
        {/* A group that is away may refuse at once: who has seen nothing move reads that it was tried. */}
        {tried && <span role="status">{trying ? 'Trying again…' : 'Tried again, without success.'}</span>}
      </div>
      {details.map((detail) => (
        <p key={detail} className="small mt-3 mb-0 text-break">
          <code className="text-reset">{detail}</code>
        </p>
      ))}
    </div>
  );
}
