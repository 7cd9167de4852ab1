import { quoted } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
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
  const check = (typed: string, cause: Cause) => {
    const text = typed.trim();
    if (text === String(now) && back?.left !== 'fresh') missed('you did not leave the page by this link yet.');
    else if (text === String(now)) isByHand(cause, missed) && done(`${now} is the new number. ${back?.inWords}`);
    else if (shown > 0 && text === String(numberShown(number, shown - 1)))
      missed(`${text} was the number before you left.`);
    else missed(`${quoted(typed)} was typed, not the number that is shown.`);
  };
  return (
    <Station of={stations.fresh} outcome={outcome}>
      <p>
        The number is <strong id="fresh-number">{now}</strong>.{' '}
        <LeavingLink id="leave" href={awayByDocument()} station="fresh" seed={seed} missed={missed}>
          Leave for a moment
        </LeavingLink>
      </p>
      <Answer
        id="number-now"
        checkId="check-number"
        inputMode="numeric"
        label="Number now"
        check="Check number"
        onAnswer={check}
      />
    </Station>
  );
}
