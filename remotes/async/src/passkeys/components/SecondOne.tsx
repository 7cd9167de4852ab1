import { PressButton } from '@playground/kit/stations/PressButton';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { makePasskey } from '../authenticator';
import { stations } from '../stations';
import { usePress } from './usePress';
import Waiting from './Waiting';

export default function SecondOne({ run, name }: { run: string; name: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [made, setMade] = useState(0);
  const { busy, press } = usePress(missed);
  const add = async () => {
    const { passkeys } = await makePasskey({ run, account: 'second-one', name });
    setMade(passkeys);
    if (passkeys > 1) done(`the account has ${passkeys} passkeys.`);
  };
  return (
    <Station of={stations['second-one']} outcome={outcome}>
      <div className="d-flex flex-wrap align-items-center gap-3">
        <PressButton id="add-passkey" label="Add passkey" busy={busy} onPress={(event) => press(event, add)} />
        <span id="second-passkeys" aria-live="polite">{`Passkeys of this account: ${made}`}</span>
      </div>
      <Waiting id="second-one-waiting" busy={busy} />
    </Station>
  );
}
