import { type FormEvent, useState } from 'react';
import MessageBox from './MessageBox';
import SubmitButton from './SubmitButton';
import { useCall } from './useCall';

/** Addresses must be shorter. This check comes first, because the pattern takes seconds on 100 000 dots. */
const TOO_LONG = 60;
/** Text, an at sign and a domain with a dot, without whitespace. A leading at sign is allowed. */
const EMAIL = /^@?[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface SendFormProps {
  /** Called with the typed address after the mail was sent. */
  onSent: (email: string) => void;
}

export default function SendForm({ onSent }: SendFormProps) {
  const [email, setEmail] = useState('');
  const { answer, busy, call, refuse } = useCall();

  function send(event: FormEvent) {
    event.preventDefault();
    if (email.length >= TOO_LONG || !EMAIL.test(email)) {
      setEmail('');
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
      {/* Not type=email: the browser would trim the address, but whitespace must be refused. */}
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
        value={email}
        onChange={(event) => setEmail(event.target.value)}
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
