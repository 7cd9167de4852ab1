import type { SyntheticEvent } from 'react';
import { useTyped } from '../../../shared/typed';
import Document from './Document';
import { useChannel } from './useChannel';

export default function Writer() {
  const word = useTyped();
  const tell = useChannel(() => {});
  // Prevents the submission, so a form that is submitted without a click was submitted by a script.
  const send = (event: SyntheticEvent, trusted = false) => {
    event.preventDefault();
    tell({ kind: 'word', text: word.text, trusted: trusted && word.byHand });
  };
  return (
    <Document title="Writer">
      <form onSubmit={send}>
        <label htmlFor="written-word" className="form-label">
          Word
        </label>
        <div className="d-flex gap-2">
          <input id="written-word" className="form-control" autoComplete="off" value={word.text} onInput={word.type} />
          <button
            type="submit"
            id="send-word"
            className="btn btn-primary"
            // Enter in the field causes a trusted click too.
            onClick={(event) => send(event, event.isTrusted)}
          >
            Send
          </button>
        </div>
      </form>
    </Document>
  );
}
