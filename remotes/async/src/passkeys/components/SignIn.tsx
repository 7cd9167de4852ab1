import { PressButton } from '@playground/kit/stations/PressButton';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { makePasskey, signInBy } from '../authenticator';
import { stations } from '../stations';
import { usePress } from './usePress';
import Waiting from './Waiting';

export default function SignIn({ run, name }: { run: string; name: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [made, setMade] = useState(0);
  const { busy, press } = usePress(missed);
  const account = { run, account: 'sign-in', name };
  const make = async () => setMade((await makePasskey(account)).passkeys);
  const signIn = async () => {
    await signInBy(account);
    done(`the server knows you as ${name}.`);
  };
  return (
    <Station of={stations['sign-in']} outcome={outcome}>
      <div className="d-flex flex-wrap align-items-center gap-2">
        <PressButton
          id="make-passkey"
          label="Make passkey"
          look="secondary"
          busy={busy}
          onPress={(event) => press(event, make)}
        />
        <PressButton
          id="sign-in-passkey"
          label="Sign in with passkey"
          busy={busy}
          onPress={(event) => press(event, signIn)}
        />
        <span id="sign-in-passkeys" aria-live="polite">{`Passkeys of this account: ${made}`}</span>
      </div>
      <Waiting id="sign-in-waiting" busy={busy} />
    </Station>
  );
}
