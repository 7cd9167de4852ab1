import { type FormEvent, useState } from 'react';
import MessageBox from './MessageBox';
import SubmitButton from './SubmitButton';
import { useCall } from './useCall';

export default function VerifyForm() {
  const [typed, setTyped] = useState('');
  const { answer, busy, call, refuse } = useCall();

  function verify(event: FormEvent) {
    event.preventDefault();
    const typedCode = typed.replace(/[\s\p{Dash}]/gu, '');
    if (typedCode.length !== 6) {
      refuse('Validation code must be 6 digits.');
      return;
    }
    call('verify-code', { typedCode }, ({ ok, message }) => ({
      ok,
      message: message || 'Failed to verify the code. Please try again later.',
    }));
  }

  return (
    <form aria-label="Step 2" className="card card-body h-100" onSubmit={verify} noValidate>
      <label htmlFor="code" className="form-label">
        Validation Code
      </label>
      <input
        id="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="form-control mb-3"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div>
        <SubmitButton busy={busy}>Verify</SubmitButton>
      </div>
      <MessageBox answer={answer} />
    </form>
  );
}
