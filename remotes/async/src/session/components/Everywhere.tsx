import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import LoginForm from './LoginForm';
import { type Fields, Refusal, useLogin, type Visit } from './useLogin';

const BUTTONS = [
  ['', 'log-out', 'Log out'],
  ['others', 'log-out-others', 'Log out other devices'],
  ['all', 'log-out-everywhere', 'Log out everywhere'],
] as const;

export default function Everywhere(visit: Visit) {
  const [outcome, { done, missed }] = useOutcome();
  const { state, setState, busy, refusal, ask, logIn } = useLogin('session/everywhere', visit, missed);
  const tryLogin = async (fields: Fields, cause: Cause) => {
    if (!isByHand(cause, missed)) return;
    const answer = await logIn(fields);
    if (answer instanceof Refusal) missed(`the server refused the login: ${answer.message}`);
  };
  const logOut = async (which: string, cause: Cause) => {
    if (!state.account) return missed('you are not logged in.');
    if (state.account !== 'standard') return missed(`you are logged in with the ${state.account} account.`);
    if (!isByHand(cause, missed)) return;
    const answer = await ask('DELETE', { which });
    if (!answer) return;
    if (answer instanceof Refusal) return missed(`the server refused: ${answer.message}`);
    setState(answer);
    const { account, others = [] } = answer;
    if (account) missed('this browser is still logged in.');
    else if (others.length > 0) missed(`the account is still logged in: ${others.join(', ')}. Log in again.`);
    else done('the account is logged out everywhere.');
  };
  const sessions = [...(state.account ? ['This browser'] : []), ...(state.others ?? [])];
  return (
    <Station of={stations.everywhere} outcome={outcome}>
      <LoginForm of={stations.everywhere} state={state} busy={busy} refusal={refusal} onLogIn={tryLogin} />
      <p className="mb-1" id="sessions-title">{`Open sessions: ${sessions.length}`}</p>
      {sessions.length > 0 && (
        <ul id="sessions" aria-labelledby="sessions-title">
          {sessions.map((name, index) => (
            <li key={`${index} ${name}`}>{name}</li>
          ))}
        </ul>
      )}
      <div className="d-flex flex-wrap gap-2">
        {BUTTONS.map(([which, id, label]) => (
          <button
            key={id}
            type="button"
            id={id}
            className="btn btn-secondary"
            onClick={({ nativeEvent }) => logOut(which, nativeEvent)}
          >
            {label}
          </button>
        ))}
      </div>
    </Station>
  );
}
