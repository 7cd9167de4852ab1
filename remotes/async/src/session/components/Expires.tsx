import { wordIn } from '@playground/kit/contract/words';
import { quoted } from '@playground/kit/quoted';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { Letter } from '../logins';
import { stations } from '../stations';
import LoginForm from './LoginForm';
import { useFields } from './useFields';
import { type Fields, Refusal, useLogin, type Visit } from './useLogin';

export default function Expires(visit: Visit) {
  const [outcome, { done, missed }] = useOutcome();
  const { state, setState, busy, refusal, logIn, ask } = useLogin('session/expires', visit, missed);
  const subject = wordIn('subject', visit.seed);
  const text = `Please feed the ${wordIn('text', visit.seed).replace('-', ' ')}.`;
  const tryLogin = async (fields: Fields, cause: Cause) => {
    if (!isByHand(cause, missed)) return;
    const answer = await logIn(fields);
    if (answer instanceof Refusal) missed(`the server refused the login: ${answer.message}`);
  };
  const send = async (letter: Letter, cause: Cause) => {
    if (!isByHand(cause, missed)) return;
    const answer = await ask<Letter>('PATCH', { body: letter });
    if (!answer) return;
    if (answer instanceof Refusal) {
      if (answer.status === 401) setState({});
      // The first refusal is the server's doing, not the visitor's.
      if (answer.status !== 401) missed(`the server refused the letter: ${answer.message}`);
      else if (!state.account) missed('you sent the letter without a login.');
    } else if (answer.subject.trim() !== subject) missed(`the subject that arrived is ${quoted(answer.subject)}.`);
    else if (answer.text.trim() !== text) missed(`the text that arrived is ${quoted(answer.text)}.`);
    else if (state.account && state.account !== 'standard')
      missed(`the letter came from the ${state.account} account.`);
    else done('the letter arrived as it was typed.');
  };
  const handlers = useFields<keyof Letter>(send);
  return (
    <Station of={stations.expires} outcome={outcome}>
      <LoginForm of={stations.expires} state={state} busy={busy} onLogIn={tryLogin} />
      <p>
        The subject is <strong id="letter-subject">{subject}</strong>, and the text is{' '}
        <strong id="letter-text">{text}</strong>
      </p>
      <form {...handlers}>
        <label className="form-label" htmlFor="subject">
          Subject
        </label>
        <input id="subject" name="subject" className="form-control mb-2" autoComplete="off" spellCheck={false} />
        <label className="form-label" htmlFor="text">
          Text
        </label>
        <input id="text" name="text" className="form-control mb-2" autoComplete="off" spellCheck={false} />
        <button type="submit" id="send-letter" className="btn btn-secondary">
          Send letter
        </button>
      </form>
      {refusal && (
        <p id="letter-refusal" role="alert" className="alert alert-danger mt-3 mb-0">
          {refusal.message}
        </p>
      )}
    </Station>
  );
}
