import { otherOrigin } from '@playground/kit/otherOrigin';
import { sendToOpener } from '../messages';
import Document from './Document';

export default function Stranger() {
  const tell = (kind: string, trusted: boolean) => sendToOpener({ kind, text: '', trusted }, otherOrigin('frames'));
  return (
    <Document title="A stranger">
      <p>
        From <span className="text-break">{window.location.origin}</span>
      </p>
      <div className="d-flex gap-2">
        <button
          type="button"
          id="decline"
          className="btn btn-secondary"
          onClick={({ isTrusted }) => tell('decline', isTrusted)}
        >
          Decline
        </button>
        <button
          type="button"
          id="accept"
          className="btn btn-primary"
          onClick={({ isTrusted }) => tell('accept', isTrusted)}
        >
          Accept
        </button>
      </div>
    </Document>
  );
}
