import { useState } from 'react';

interface Props {
  what: string;
  text: string | (() => string);
  /** If what it copies stands beside it. */
  brief?: boolean;
}

export function CopyButton({ what, text, brief = false }: Props) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setSaid('Copied');
    } catch {
      // Also if the page is neither local nor https: it then has no clipboard.
      setSaid('The browser does not allow this page to copy. Please select the text yourself.');
    }
  };
  return (
    <div className="d-flex align-items-center gap-2 my-2">
      <button type="button" className="btn btn-sm btn-outline-secondary" onClick={copy}>
        Copy<span className={brief ? 'visually-hidden' : undefined}>{` ${what}`}</span>
      </button>
      <span role="status">{said}</span>
    </div>
  );
}
