import { mailbox } from '@playground/kit/contract/mailbox';
import { type FormEvent, useState } from 'react';
import MessageBox from './MessageBox';
import SubmitButton from './SubmitButton';
import { useCall } from './useCall';

interface SendFormProps {
  /** Called with the address after the mail was sent. */
  onSent: (email: string) => void;
}

export default function SendForm({ onSent }: SendFormProps) {
  const [typed, setTyped] = useState('');
  const { answer, busy, call, refuse } = useCall();

  function send(event: FormEvent) {
    event.preventDefault();
    const email = typed.trim();
    if (!mailbox(email)) {
      setTyped('');
      refuse('Invalid e-mail address. Please insert a valid e-mail address.');
      return;
    }
    call('send-email', { email }, ({ ok, message }) => {
      if (!ok) return { ok, message: 'Failed to send the e-mail. Please try again later.' };
      onSent(email);
      return { ok, message };
    });
  }

  return (
    <form aria-label="Step 1" className="card card-body h-100" onSubmit={send} noValidate>
      <label htmlFor="email" className="form-label">
        Email address
      </label>
      {/* With type=email, the value would not be what was typed. */}
      <input
        id="email"
        type="text"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        className="form-control"
        placeholder="Enter email"
        aria-describedby="email-hint"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div id="email-hint" className="form-text mb-3">
        We'll never share your email with anyone else.
      </div>
      <div>
        <SubmitButton busy={busy}>Send e-mail</SubmitButton>
      </div>
      <MessageBox answer={answer} />
    </form>
  );
}
