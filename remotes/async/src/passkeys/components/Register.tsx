import { quoted } from '@playground/kit/quoted';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useAnswer } from '@playground/kit/stations/useAnswer';
import { makePasskey } from '../authenticator';
import { stations } from '../stations';
import { usePress } from './usePress';
import Waiting from './Waiting';

export default function Register({ run, name }: { run: string; name: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const { busy, press } = usePress(missed);
  const handlers = useAnswer((typed, cause) => {
    if (typed.trim() !== name) return missed(`${quoted(typed)} was typed, not ${name}.`);
    press(cause, async () => {
      await makePasskey({ run, account: 'register', name });
      done(`the server keeps a passkey of ${name}.`);
    });
  });
  return (
    <Station of={stations.register} outcome={outcome}>
      <p>
        The user name is <strong id="user-name">{name}</strong>.
      </p>
      <form className="d-flex flex-wrap align-items-end gap-2" {...handlers}>
        <div>
          <label className="form-label" htmlFor="new-user">
            User name
          </label>
          <input id="new-user" className="form-control" autoComplete="username" />
        </div>
        <button type="submit" id="register-passkey" className="btn btn-primary" disabled={busy}>
          Register passkey
        </button>
      </form>
      <Waiting id="register-waiting" busy={busy} />
    </Station>
  );
}
