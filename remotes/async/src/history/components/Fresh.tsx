import { quoted } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useAnswer } from '@playground/kit/stations/useAnswer';
import { numberShown } from '../draw';
import { stations } from '../stations';
import { awayByDocument } from './away';
import LeavingLink from './LeavingLink';
import type { Return } from './useReturn';

interface Props {
  number: number;
  seed: string;
  back: Return | undefined;
}

export default function Fresh({ number, seed, back }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const shown = back?.shown ?? 0;
  const now = numberShown(number, shown);
  const handlers = useAnswer((typed, cause) => {
    const text = typed.trim();
    if (text === String(now) && back?.left !== 'fresh') missed('you did not leave the page by this link yet.');
    else if (text === String(now)) isByHand(cause, missed) && done(`${now} is the new number. ${back?.inWords}`);
    else if (shown > 0 && text === String(numberShown(number, shown - 1)))
      missed(`${text} was the number before you left.`);
    else missed(`${quoted(typed)} was typed, not the number that is shown.`);
  });
  return (
    <Station of={stations.fresh} outcome={outcome}>
      <p>
        The number is <strong id="fresh-number">{now}</strong>.{' '}
        <LeavingLink id="leave" href={awayByDocument()} station="fresh" seed={seed} missed={missed}>
          Leave for a moment
        </LeavingLink>
      </p>
      <form className="d-flex flex-wrap align-items-end gap-2" {...handlers}>
        <div>
          <label className="form-label" htmlFor="number-now">
            Number now
          </label>
          <input id="number-now" className="form-control" autoComplete="off" inputMode="numeric" />
        </div>
        <button type="submit" id="check-number" className="btn btn-primary">
          Check number
        </button>
      </form>
    </Station>
  );
}
