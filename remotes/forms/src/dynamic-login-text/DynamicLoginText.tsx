import { createRandom, useSeed } from '@playground/kit/random';
import { useState } from 'react';
import { loginProblem } from './checks';
import { LOGIN_PHRASES } from './phrases';

export default function DynamicLoginText() {
  const seed = useSeed();
  const [phrase] = useState(() => createRandom(seed).pick(LOGIN_PHRASES));
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [outcome, setOutcome] = useState<{ problem?: string }>();
  return (
    <>
      {/* noValidate, because the page shows its own messages in its own order. */}
      <form
        noValidate
        className="mb-3"
        onSubmit={(event) => {
          event.preventDefault();
          setOutcome({ problem: loginProblem(email.trim(), password) });
        }}
      >
        <label className="form-label" htmlFor="email">
          Email
        </label>
        <input
          type="email"
          id="email"
          className="form-control mb-3"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <label className="form-label" htmlFor="password">
          Password
        </label>
        <input
          type="password"
          id="password"
          className="form-control mb-3"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {/* Hard on purpose: only its text identifies the button, and that text changes. */}
        <button type="submit" className="btn btn-primary">
          {phrase}
        </button>
      </form>
      <div role="alert">{outcome?.problem && <p className="alert alert-danger mb-0">{outcome.problem}</p>}</div>
      <div role="status">
        {outcome && !outcome.problem && <p className="alert alert-success mb-0">Successful login! Welcome back.</p>}
      </div>
    </>
  );
}
