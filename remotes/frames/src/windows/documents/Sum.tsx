import { type SyntheticEvent, useEffect, useState } from 'react';
import { useTyped } from '../../../shared/typed';
import { useWindowEvent } from '../../../shared/useWindowEvent';
import { readMessage, sendToOpener } from '../messages';
import Document from './Document';

export default function Sum() {
  const [question, setQuestion] = useState('');
  const answer = useTyped();
  const [isSent, setSent] = useState(false);
  useWindowEvent('message', ({ origin, source, data }) => {
    const message = origin === window.location.origin && source === window.opener ? readMessage(data) : undefined;
    if (message?.kind === 'question') setQuestion(message.text);
  });
  useEffect(() => sendToOpener({ kind: 'hello', text: '', trusted: false }), []);
  // Prevents the submission, so a form that is submitted without a click was submitted by a script.
  const send = (event: SyntheticEvent, trusted = false) => {
    event.preventDefault();
    sendToOpener({ kind: answer.byHand ? 'answer' : 'written', text: answer.text, trusted });
    setSent(true);
  };
  return (
    <Document title="A sum">
      <p role="status">{question || 'Waiting for the page…'}</p>
      <form onSubmit={send}>
        <label htmlFor="sum" className="form-label">
          Sum
        </label>
        <div className="d-flex gap-2 mb-2">
          <input
            id="sum"
            className="form-control"
            inputMode="numeric"
            autoComplete="off"
            disabled={!question}
            value={answer.text}
            onInput={answer.type}
          />
          <button
            type="submit"
            id="answer"
            className="btn btn-primary"
            disabled={!question}
            // Enter in the field causes a trusted click too.
            onClick={(event) => send(event, event.isTrusted)}
          >
            Answer
          </button>
        </div>
        {isSent && <p className="mb-0">The answer was sent.</p>}
      </form>
    </Document>
  );
}
