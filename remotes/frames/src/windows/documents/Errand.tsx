import { useEffect, useState } from 'react';
import { sendToOpener } from '../messages';
import Document from './Document';

/** The time from the click to the closing, in milliseconds. */
const DELAY = 1000;

export default function Errand() {
  const [isFinished, setFinished] = useState(false);
  useEffect(() => {
    if (!isFinished) return;
    const timer = setTimeout(() => window.close(), DELAY);
    return () => clearTimeout(timer);
  }, [isFinished]);
  return (
    <Document title="An errand">
      <button
        type="button"
        id="finish"
        className="btn btn-primary"
        disabled={isFinished}
        onClick={({ isTrusted }) => {
          sendToOpener({ kind: 'finish', text: '', trusted: isTrusted });
          setFinished(true);
        }}
      >
        Finish
      </button>
      <p role="status" className="mt-3 mb-0">
        {isFinished && 'This window closes itself.'}
      </p>
    </Document>
  );
}
