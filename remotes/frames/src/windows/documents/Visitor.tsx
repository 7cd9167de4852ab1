import { tellOpener } from '../messages';
import Document from './Document';

export default function Visitor() {
  return (
    <Document title="A visitor">
      <button
        type="button"
        id="welcome"
        className="btn btn-primary"
        onClick={({ isTrusted }) => tellOpener({ kind: 'welcome', text: '', byPerson: isTrusted })}
      >
        Welcome
      </button>
    </Document>
  );
}
