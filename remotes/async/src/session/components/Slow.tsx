import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useRef } from 'react';
import { stations } from '../stations';
import LoginForm from './LoginForm';
import { type Fields, Refusal, useLogin, type Visit } from './useLogin';

export default function Slow(visit: Visit) {
  const [outcome, { done, missed }] = useOutcome();
  const { state, setState, busy, refusal, logIn } = useLogin('session/slow', visit, missed);
  /** Since the last login began. */
  const presses = useRef(0);
  const tryLogin = async (fields: Fields, cause: Cause) => {
    if (!isByHand(cause, missed)) return;
    presses.current = busy ? presses.current + 1 : 1;
    if (busy) return missed('you pressed ‘Log in’ again while the server checked the password.');
    setState({});
    const answer = await logIn(fields);
    if (answer instanceof Refusal) missed(`the server refused the login: ${answer.message}`);
  };
  const open = (event: MouseEvent) => {
    if (busy) missed('you pressed ‘Open mailbox’ before you were logged in.');
    else if (!state.account) missed('you are not logged in.');
    else if (state.account !== 'slow') missed(`you are logged in with the ${state.account} account.`);
    else if (presses.current !== 1) missed('you pressed ‘Log in’ more than once. Log in again by one press.');
    else if (isByHand(event, missed)) done('the mailbox of the slow account is open.');
  };
  return (
    <Station of={stations.slow} outcome={outcome}>
      <LoginForm of={stations.slow} state={state} busy={busy} refusal={refusal} onLogIn={tryLogin} />
      <button type="button" id="open-mailbox" className="btn btn-secondary" onClick={open}>
        Open mailbox
      </button>
    </Station>
  );
}
