import { createRandom, useSeed } from '@playground/kit/random';
import { type FormEvent, type MouseEvent, useState } from 'react';

/** The focused button disappears when the form shows, so the field takes the focus. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

export default function VerifyCode() {
  const seed = useSeed();
  const [code, setCode] = useState<string>();
  const [typed, setTyped] = useState('');
  const [valid, setValid] = useState<boolean>();

  function verify(event: FormEvent) {
    event.preventDefault();
    // Compares text, not numbers: '01234' and ' 1234' are not '1234'.
    setValid(typed === code);
  }

  function close({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The focused button disappears here too.
    takeFocus(currentTarget.form?.querySelector('input') ?? null);
    setValid(undefined);
  }

  if (code === undefined) {
    return (
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => setCode(String(createRandom(seed).integer(1000, 9999)))}
      >
        Get Code
      </button>
    );
  }
  return (
    <form onSubmit={verify}>
      <p className="fs-5">
        Your code is <strong className="font-monospace">{code}</strong>
      </p>
      <label htmlFor="typed" className="form-label">
        Type the code
      </label>
      <div className="d-flex flex-wrap gap-3 mb-3">
        <input
          id="typed"
          ref={takeFocus}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="form-control w-auto"
          inputMode="numeric"
          autoComplete="off"
        />
        <button type="submit" className="btn btn-primary">
          Verify
        </button>
      </div>
      {valid === true && <output className="alert alert-success d-block">Valid Code</output>}
      {valid === false && (
        <div role="alert" className="alert alert-danger alert-dismissible">
          Invalid Code. Try again.
          <button type="button" className="btn-close" aria-label="Close" onClick={close} />
        </div>
      )}
    </form>
  );
}
