import { sendToOpener } from '../messages';
import Document from './Document';

export default function Visitor() {
  return (
    <Document title="A visitor">
      <button
        type="button"
        id="welcome"
        className="btn btn-primary"
        onClick={({ isTrusted }) => sendToOpener({ kind: 'welcome', text: '', trusted: isTrusted })}
      >
        Welcome
      </button>
    </Document>
  );
}
