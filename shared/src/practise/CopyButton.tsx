import { useState } from 'react';

/** Copies a text, and says what became of it. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      // Also where the page is neither local nor https: there is no clipboard then.
      setSaid('This browser does not let the page copy: select the text yourself.');
    }
  };
  return (
    <div className="d-flex align-items-center gap-2 my-2">
      <button type="button" className="btn btn-sm btn-outline-secondary" onClick={copy}>
        Copy<span className="visually-hidden"> {what}</span>
      </button>
      <span role="status">{said}</span>
    </div>
  );
}
