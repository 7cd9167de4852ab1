import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Gate from './Gate';
import { useSend } from './useSend';

interface Props {
  run: string;
  of: 'passes' | 'fails-first';
  gate: string;
  label: string;
  what: string;
}

/** A gate and a button that sends. */
export default function Passes({ run, of, gate, label, what }: Props) {
  const [outcome, tell] = useOutcome();
  const { token, busy, send } = useSend(of, `the ${what}`, tell);
  return (
    <Station of={stations[of]} outcome={outcome}>
      <Gate
        id={gate}
        label={label}
        run={run}
        action={of}
        counts={(event) => isByHand(event, tell.missed)}
        onToken={(given) => {
          token.current = given;
        }}
      />
      <button
        id={`send-${what}`}
        type="button"
        className="btn btn-primary"
        disabled={busy}
        onClick={({ nativeEvent }) => send(nativeEvent)}
      >{`Send ${what}`}</button>
    </Station>
  );
}
