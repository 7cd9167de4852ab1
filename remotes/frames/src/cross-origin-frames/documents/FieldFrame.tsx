import { type FormEvent, useRef, useState } from 'react';
import FrameDocument from '../../../shared/FrameDocument';
import { useTyped } from '../../../shared/typed';
import { LONGEST_TEXT } from '../messages';
import { report } from './sendToPage';

export default function FieldFrame() {
  const field = useTyped();
  const name = field.text.trim();
  const [greeted, setGreeted] = useState('');
  // A submit event is always trusted, so the click before it decides. Enter in the field causes a click too.
  const trusted = useRef(false);
  const greet = (event: FormEvent) => {
    event.preventDefault();
    setGreeted(name);
    report(name.slice(0, LONGEST_TEXT), trusted.current && field.byHand);
    trusted.current = false;
  };
  return (
    <FrameDocument title="Who are you?">
      <form onSubmit={greet} className="mb-3">
        <label className="form-label" htmlFor="your-name">
          Name
        </label>
        <div className="d-flex gap-2">
          <input className="form-control" id="your-name" value={field.text} onInput={field.type} />
          <button
            type="submit"
            className="btn btn-primary"
            onClick={({ isTrusted }) => {
              trusted.current = isTrusted;
            }}
          >
            Greet
          </button>
        </div>
      </form>
      <p role="status">{greeted && `Hello, ${greeted}`}</p>
    </FrameDocument>
  );
}
