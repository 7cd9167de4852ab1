import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const OPTIONS = [
  { id: 'paypal', name: 'PayPal' },
  { id: 'credit-card', name: 'Credit card' },
  { id: 'debit-card', name: 'Debit card' },
  { id: 'bank-transfer', name: 'Bank transfer' },
];

export default function RadioButtons() {
  const [option, setOption] = useState<string>();
  const [locked, setLocked] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);

  /** The button that was pressed is disabled then, so the other one takes the focus. */
  function lock(isLocked: boolean, other: RefObject<HTMLButtonElement | null>) {
    flushSync(() => setLocked(isLocked));
    other.current?.focus();
  }

  return (
    <>
      <fieldset className="mb-3" disabled={locked}>
        <legend className="fs-6 mb-3">Payment method</legend>
        {OPTIONS.map(({ id, name }) => (
          <div className="form-check fs-5" key={id}>
            <input
              type="radio"
              className="form-check-input"
              id={id}
              name="payment"
              autoComplete="off"
              checked={option === name}
              onChange={() => setOption(name)}
            />
            <label className="form-check-label" htmlFor={id}>
              {name}
            </label>
          </div>
        ))}
      </fieldset>
      <div className="d-flex gap-3 mb-3">
        <button
          ref={next}
          type="button"
          className="btn btn-primary"
          disabled={!option || locked}
          onClick={() => lock(true, cancel)}
        >
          Next
        </button>
        <button
          ref={cancel}
          type="button"
          className="btn btn-secondary"
          disabled={!locked}
          onClick={() => lock(false, next)}
        >
          Cancel
        </button>
      </div>
      <div role="status">{locked && <p className="alert alert-success mb-0">{`Paying with ${option}`}</p>}</div>
    </>
  );
}
