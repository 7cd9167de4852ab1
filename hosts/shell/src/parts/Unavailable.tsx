import { type ReactNode, useEffect, useState } from 'react';
import type { Failure } from '../fetch/Failure';

/** The technical codes that this visit has shown, with whose they are. */
export const shownCodes = new Map<string, string>();

interface Props {
  /** 'The group ‘Forms’ is not available right now.' */
  what: string;
  failures: Failure[];
  /** Group, demo and build. They are part of the technical code, on the console and on the page /groups. */
  whose?: string;
  trying?: boolean | undefined;
  onRetry: () => void;
  action?: string;
  children?: ReactNode;
}

/** Takes the place of a demo or a group that failed. */
export function Unavailable({ what, failures, whose, trying = false, onRetry, action = 'Retry', children }: Props) {
  const [copied, setCopied] = useState(false);
  const [tried, setTried] = useState(trying);
  if (trying && !tried) setTried(true);
  const details = failures.map(({ code, message }) => `${code}: ${message}`);
  // `npm run workshop -- trace` finds the sources from the stack.
  const code = [...details, whose, whose && (failures[0]?.cause as Error | undefined)?.stack]
    .filter(Boolean)
    .join('\n');
  useEffect(() => {
    if (!whose) return;
    shownCodes.set(code, whose);
    // Not an error: the browser has already said that.
    console.info(code);
  }, [whose, code]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      // No permission, or no secure origin: you can select the code below.
    }
  };
  return (
    <div className="alert alert-warning" role="alert">
      <p className="fw-semibold mb-2">{what}</p>
      <p className="mb-3">{children || 'The rest of the playground works, and nothing on other pages is lost.'}</p>
      <div className="d-flex flex-wrap align-items-center gap-2">
        {/* `disabled` would take the focus away from you after Enter. */}
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
        {/* A retry may fail at once, so this text says that it happened. */}
        {tried && <span role="status">{trying ? 'Trying again…' : 'Tried again, without success.'}</span>}
      </div>
      <details className="small mt-3 text-break">
        <summary>Technical code</summary>
        {details.map((detail) => (
          <p key={detail} className="mt-2 mb-0">
            <code className="text-reset">{detail}</code>
          </p>
        ))}
        {whose && <p className="mt-2 mb-0">{whose}</p>}
      </details>
    </div>
  );
}
