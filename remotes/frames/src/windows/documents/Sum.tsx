import { type FormEvent, type MouseEvent, useEffect, useState } from 'react';
import { readMessage, sendToOpener } from '../messages';
import Document from './Document';

export default function Sum() {
  const [question, setQuestion] = useState('');
  const [answer, setAnswer] = useState('');
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      const message = origin === window.location.origin && source === window.opener ? readMessage(data) : undefined;
      if (message?.kind === 'question') setQuestion(message.text);
    };
    window.addEventListener('message', listen);
    sendToOpener({ kind: 'hello', text: '', trusted: false });
    return () => window.removeEventListener('message', listen);
  }, []);
  const send = (event: FormEvent | MouseEvent, trusted = true) => {
    event.preventDefault();
    sendToOpener({ kind: 'answer', text: answer, trusted });
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
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
          <button
            type="submit"
            id="answer"
            className="btn btn-primary"
            disabled={!question}
            // A submit event is always trusted, so the click has to tell.
            onClick={(event) => !event.isTrusted && send(event, false)}
          >
            Answer
          </button>
        </div>
        {isSent && <p className="mb-0">The answer was sent.</p>}
      </form>
    </Document>
  );
}
