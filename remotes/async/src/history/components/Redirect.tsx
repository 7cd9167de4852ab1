import { isNot } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useAnswer } from '@playground/kit/stations/useAnswer';
import { wordOf } from '../draw';
import { stations } from '../stations';
import LeavingLink from './LeavingLink';
import type { Return } from './useReturn';

export default function Redirect({ seed, back }: { seed: string; back: Return | undefined }) {
  const [outcome, { done, missed }] = useOutcome();
  const handlers = useAnswer((typed, cause) => {
    if (typed.trim() !== wordOf(seed)) missed(isNot(typed, 'the word of the new address'));
    else if (back?.left !== 'redirect') missed('you did not come back from the new address yet.');
    else if (isByHand(cause, missed)) done(`one step led back. ${back.inWords}`);
  });
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
      <form className="d-flex flex-wrap align-items-end gap-2" {...handlers}>
        <div>
          <label className="form-label" htmlFor="new-word">
            Word of the new address
          </label>
          <input id="new-word" className="form-control" autoComplete="off" />
        </div>
        <button type="submit" id="check-word" className="btn btn-primary">
          Check word
        </button>
      </form>
    </Station>
  );
}
