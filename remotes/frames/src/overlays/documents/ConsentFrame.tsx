import { type MouseEvent, useEffect, useState } from 'react';
import FrameDocument from '../../../shared/FrameDocument';
import { type ConsentMessage, PURPOSES } from '../messages';

// Any page may know this, so every origin gets the message.
const tell = (message: ConsentMessage) => window.parent.postMessage(message, '*');

const idOf = (purpose: string) => `purpose-${purpose.toLowerCase().replaceAll(' ', '-')}`;

export default function ConsentFrame() {
  // As on many sites, all is allowed until you change it.
  const [allowed, setAllowed] = useState(PURPOSES);
  const [byHand, setByHand] = useState(true);
  useEffect(() => tell({ kind: 'consent-ready' }), []);
  const answer = (answered: string[]) => (event: MouseEvent) =>
    tell({ kind: 'consent-answer', allowed: answered, trusted: event.isTrusted && byHand });
  return (
    <FrameDocument title="Your privacy">
      <p>May this shop and its 214 partners store data for these purposes? They store none, whatever you answer.</p>
      {PURPOSES.map((purpose) => (
        <div key={purpose} className="form-check">
          <input
            id={idOf(purpose)}
            type="checkbox"
            className="form-check-input"
            checked={allowed.includes(purpose)}
            onChange={({ target, isTrusted }) => {
              setByHand(byHand && isTrusted);
              setAllowed(PURPOSES.filter((one) => (one === purpose ? target.checked : allowed.includes(one))));
            }}
          />
          <label className="form-check-label" htmlFor={idOf(purpose)}>
            {purpose}
          </label>
        </div>
      ))}
      <div className="d-flex flex-wrap gap-2 my-3">
        <button id="manager-all" type="button" className="btn btn-primary" onClick={answer(PURPOSES)}>
          Allow all
        </button>
        <button id="manager-save" type="button" className="btn btn-secondary" onClick={answer(allowed)}>
          Save choice
        </button>
      </div>
    </FrameDocument>
  );
}
