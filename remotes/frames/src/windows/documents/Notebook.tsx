import { sendToOpener } from '../messages';
import Document from './Document';

export default function Notebook() {
  const page = /^[1-9]\d{0,3}$/.exec(new URLSearchParams(window.location.search).get('page') ?? '')?.[0] ?? '1';
  return (
    <Document title={`Page ${page}`}>
      <button
        type="button"
        id="keep"
        className="btn btn-primary"
        onClick={({ isTrusted }) => sendToOpener({ kind: 'keep', text: page, trusted: isTrusted })}
      >
        Keep
      </button>
    </Document>
  );
}
