import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { PressButton } from '@playground/kit/stations/PressButton';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { makePasskey } from '../authenticator';
import { stations } from '../stations';
import { usePress } from './usePress';
import Waiting from './Waiting';

export default function Cancelled({ run, name, code }: { run: string; name: string; code: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [cancelled, setCancelled] = useState(false);
  const { busy, press } = usePress(missed);
  const ask = (cause: Cause) =>
    press(
      cause,
      async () => {
        await makePasskey({ run, account: 'cancelled', name });
        missed('a passkey was made. Ask again, and cancel in the window of the browser.');
      },
      (error) => {
        const isCancelled = (error as DOMException).name === 'NotAllowedError';
        if (isCancelled) setCancelled(true);
        return isCancelled;
      },
    );
  const check = (typed: string, cause: Cause) => {
    if (!cancelled) missed('there is no code yet. Ask for a passkey, and cancel.');
    else if (typed.trim() !== code) missed(isNot(typed, 'the code'));
    else if (isByHand(cause, missed)) done('you signed in by the code.');
  };
  return (
    <Station of={stations.cancelled} outcome={outcome}>
      <PressButton id="ask-passkey" label="Ask for a passkey" look="secondary" busy={busy} onPress={ask} />
      <p className="my-3" id="cancelled-state" aria-live="polite">
        {cancelled ? (
          <span key="code">
            There is no passkey. The code is <strong id="code-to-type">{code}</strong>.
          </span>
        ) : (
          <span>Nothing was cancelled yet.</span>
        )}
      </p>
      <Answer
        id="code"
        checkId="use-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label="Code"
        check="Use code"
        onAnswer={check}
      />
      <Waiting id="cancelled-waiting" busy={busy} />
    </Station>
  );
}
