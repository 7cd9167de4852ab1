import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { QRCodeSVG } from 'qrcode.react';
import { secretOf } from '../logins';
import { stations } from '../stations';
import LoginForm from './LoginForm';
import { type Fields, Refusal, useLogin, type Visit } from './useLogin';

export default function Code(visit: Visit) {
  const [outcome, { done, missed }] = useOutcome();
  const { state, setState, busy, refusal, ask, logIn } = useLogin('session/code', visit, missed);
  const secret = secretOf(visit.seed);
  const tryLogin = async (fields: Fields, cause: Cause) => {
    if (!isByHand(cause, missed)) return;
    const answer = await logIn(fields);
    if (answer instanceof Refusal) missed(`the server refused the login: ${answer.message}`);
    else if (answer && answer.account !== 'standard') missed(`you logged in with the ${answer.account} account.`);
  };
  const check = async (typed: string, cause: Cause) => {
    if (!state.needsCode) return missed('log in with name and password before you type the code.');
    if (!isByHand(cause, missed)) return;
    const answer = await ask('PATCH', { body: { code: typed } });
    if (!answer) return;
    if (answer instanceof Refusal) {
      missed(`the server refused the code: ${answer.message}`);
      if (answer.message.startsWith('Too many')) setState({});
      return;
    }
    setState(answer);
    if (answer.account === 'standard') done('name, password and code were right.');
    else missed(`you logged in with the ${answer.account} account.`);
  };
  return (
    <Station of={stations.code} outcome={outcome}>
      <LoginForm of={stations.code} state={state} busy={busy} refusal={refusal} onLogIn={tryLogin} />
      <div className="d-flex flex-wrap gap-3 align-items-center mb-3">
        {/* White, because many authenticators cannot read light modules on a dark background. */}
        <QRCodeSVG
          id="secret-picture"
          role="img"
          title="QR code of the secret"
          value={`otpauth://totp/Playground:standard?secret=${secret}&issuer=Playground`}
          size={160}
          marginSize={4}
        />
        <p className="mb-0 text-break">
          The secret is
          <br />
          <code id="secret">{secret}</code>
        </p>
      </div>
      <Answer id="one-time-code" autoComplete="one-time-code" label="Code" check="Check code" onAnswer={check} />
    </Station>
  );
}
