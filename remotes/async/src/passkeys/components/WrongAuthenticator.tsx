import { PressButton } from '@playground/kit/stations/PressButton';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { makePasskey } from '../authenticator';
import { stations } from '../stations';
import { usePress } from './usePress';
import Waiting from './Waiting';

export default function WrongAuthenticator({ run, name }: { run: string; name: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const { busy, press } = usePress(missed);
  const register = async () => {
    await makePasskey({ run, account: 'wrong-authenticator', name });
    done('the server keeps the passkey of a security key.');
  };
  return (
    <Station of={stations['wrong-authenticator']} outcome={outcome}>
      <PressButton
        id="register-key"
        label="Register security key"
        busy={busy}
        onPress={(event) => press(event, register)}
      />
      <Waiting id="wrong-authenticator-waiting" busy={busy} />
    </Station>
  );
}
