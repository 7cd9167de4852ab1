import { type FormEvent, useState } from 'react';
import Document from './Document';
import { useChannel } from './useChannel';

export default function Writer() {
  const [word, setWord] = useState('');
  const tell = useChannel(() => {});
  const send = (event: FormEvent) => {
    event.preventDefault();
    tell({ kind: 'word', text: word, trusted: event.isTrusted });
  };
  return (
    <Document title="Writer">
      <form onSubmit={send}>
        <label htmlFor="written-word" className="form-label">
          Word
        </label>
        <div className="d-flex gap-2">
          <input
            id="written-word"
            className="form-control"
            autoComplete="off"
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
          <button type="submit" id="send-word" className="btn btn-primary">
            Send
          </button>
        </div>
      </form>
    </Document>
  );
}
