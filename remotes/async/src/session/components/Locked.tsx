import { wordIn } from '@playground/kit/contract/words';
import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import LoginForm from './LoginForm';
import { type Fields, Refusal, useLogin, type Visit } from './useLogin';

export default function Locked(visit: Visit) {
  const [outcome, { done, missed }] = useOutcome();
  const { state, busy, refusal, logIn } = useLogin('session/locked', visit, missed);
  const tryLogin = async (fields: Fields, cause: Cause) => {
    if (!isByHand(cause, missed)) return;
    const answer = await logIn(fields);
    if (answer instanceof Refusal && answer.status !== 403) missed('the server refused this name and this password.');
    else if (answer && !(answer instanceof Refusal)) missed(`the ${answer.account} account is not locked.`);
  };
  const check = (typed: string, cause: Cause) => {
    if (refusal?.status !== 403) missed('the server has not refused the locked account yet.');
    else if (typed.trim() !== wordIn('ticket', visit.seed)) missed(isNot(typed, 'the ticket of the refusal'));
    else if (isByHand(cause, missed)) done('the ticket is that of the refusal.');
  };
  return (
    <Station of={stations.locked} outcome={outcome}>
      <LoginForm of={stations.locked} state={state} busy={busy} refusal={refusal} onLogIn={tryLogin} />
      <Answer id="ticket" label="Ticket" check="Check ticket" onAnswer={check} />
    </Station>
  );
}
