import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useRef, useState } from 'react';
import { stations } from '../stations';
import Gate from './Gate';
import { useSend } from './useSend';

/** So long after the first token has expired, the button is enabled, in milliseconds. */
const AFTER = 1_000;

export default function Expires({ run }: { run: string }) {
  const [outcome, tell] = useOutcome();
  const { token, busy, send } = useSend('expires', 'the postcard', tell);
  const [ready, setReady] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const keep = (given: string, lasts: number) => {
    token.current = given;
    timer.current ??= setTimeout(() => setReady(true), lasts + AFTER);
  };
  return (
    <Station of={stations.expires} outcome={outcome}>
      <Gate
        id="short-gate"
        label="Open the short gate"
        run={run}
        action="expires"
        counts={(event) => isByHand(event, tell.missed)}
        onToken={keep}
      />
      <button
        id="send-postcard"
        type="button"
        className="btn btn-primary"
        disabled={busy || !ready}
        onClick={({ nativeEvent }) => send(nativeEvent)}
      >
        Send postcard
      </button>
    </Station>
  );
}
