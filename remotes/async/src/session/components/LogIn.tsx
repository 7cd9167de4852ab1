import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import LoginForm from './LoginForm';
import { Refusal, useLogin, type Visit } from './useLogin';

export default function LogIn(visit: Visit) {
  const [outcome, { done, missed }] = useOutcome();
  const { state, busy, refusal, logIn } = useLogin('session/log-in', visit, missed);
  return (
    <Station of={stations['log-in']} outcome={outcome}>
      <LoginForm
        of={stations['log-in']}
        state={state}
        busy={busy}
        refusal={refusal}
        onLogIn={async (fields, cause) => {
          if (!isByHand(cause, missed)) return;
          const answer = await logIn(fields);
          if (answer instanceof Refusal) missed(`the server refused the login: ${answer.message}`);
          else if (answer?.account === 'standard') done('you are logged in with the standard account.');
          else if (answer) missed(`you are logged in with the ${answer.account} account.`);
        }}
      />
    </Station>
  );
}
