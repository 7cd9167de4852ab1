import { useEffect, useState } from 'react';
import { type Message, sendToOpener } from '../messages';
import Document from './Document';

/** The time from the click to the closing, in milliseconds. */
const DELAY = 1000;

export default function Errand() {
  const [finished, setFinished] = useState<Message>();
  useEffect(() => {
    if (!finished) return;
    let timer = setTimeout(() => {
      sendToOpener({ ...finished, kind: 'closing' });
      // A task later, so that the message arrives first.
      timer = setTimeout(() => window.close());
    }, DELAY);
    return () => clearTimeout(timer);
  }, [finished]);
  return (
    <Document title="An errand">
      <button
        type="button"
        id="finish"
        className="btn btn-primary"
        disabled={Boolean(finished)}
        onClick={({ isTrusted }) => {
          const message = { kind: 'finish', text: '', trusted: isTrusted };
          sendToOpener(message);
          setFinished(message);
        }}
      >
        Finish
      </button>
      <p role="status" className="mt-3 mb-0">
        {finished && 'This window closes itself.'}
      </p>
    </Document>
  );
}
