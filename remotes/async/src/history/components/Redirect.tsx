import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { wordOf } from '../draw';
import { stations } from '../stations';
import LeavingLink from './LeavingLink';
import type { Return } from './useReturn';

export default function Redirect({ seed, back }: { seed: string; back: Return | undefined }) {
  const [outcome, { done, missed }] = useOutcome();
  const check = (typed: string, cause: Cause) => {
    if (typed.trim() !== wordOf(seed)) missed(isNot(typed, 'the word of the new address'));
    else if (back?.left !== 'redirect') missed('you did not come back from the new address yet.');
    else if (isByHand(cause, missed)) done(`one step led back. ${back.inWords}`);
  };
  return (
    <Station of={stations.redirect} outcome={outcome}>
      <p>
        <LeavingLink
          id="old-address"
          href={`/history/moved?visit=${encodeURIComponent(seed)}`}
          station="redirect"
          seed={seed}
          missed={missed}
        >
          Old address
        </LeavingLink>
      </p>
      <Answer id="new-word" checkId="check-word" label="Word of the new address" check="Check word" onAnswer={check} />
    </Station>
  );
}
