import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useEffect, useRef } from 'react';
import { stations } from '../stations';
import LoginForm from './LoginForm';
import { type Fields, Refusal, useLogin, type Visit } from './useLogin';

export default function Reuse(visit: Visit) {
  const [outcome, { done, missed }] = useOutcome();
  const { state, busy, refusal, logIn, refresh } = useLogin('session/reuse', visit, missed);
  const usedForm = useRef(false);
  useEffect(() => void refresh(), [refresh]);
  // A script may log in, as the station says.
  const tryLogin = async (fields: Fields) => {
    usedForm.current = true;
    const answer = await logIn(fields);
    if (answer instanceof Refusal) missed(`the server refused the login: ${answer.message}`);
  };
  const show = async ({ nativeEvent: cause }: MouseEvent) => {
    const answer = await refresh();
    if (!answer) return;
    if (!answer.account) missed('this browser has no cookie of a login.');
    else if (usedForm.current) missed('you used the form since the page was loaded. Load the page again.');
    else if (answer.account !== 'standard') missed(`the cookie is of the ${answer.account} account.`);
    else if (isByHand(cause, missed)) done('the page started with the cookie of a login.');
  };
  return (
    <Station of={stations.reuse} outcome={outcome}>
      <LoginForm of={stations.reuse} state={state} busy={busy} refusal={refusal} onLogIn={tryLogin} />
      <button type="button" id="show-account" className="btn btn-secondary" onClick={show}>
        Show account
      </button>
    </Station>
  );
}
