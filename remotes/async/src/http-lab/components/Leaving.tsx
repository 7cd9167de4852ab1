import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import type { Lab } from './useLab';

/** What a tab sends while it closes. Only the server can say that it arrived. */
export default function Leaving({ lab }: { lab: Lab }) {
  const [outcome, { done, missed }] = useOutcome();
  const check = async (typed: string, cause: Cause) => {
    if (!isByHand(cause, missed)) return;
    const seen = await lab.seen();
    if (!seen) return missed('the server did not answer.');
    const numbers = seen.flatMap(({ path }) => /^\/lab\/left\/(\d+)$/.exec(path)?.[1] ?? []);
    const number = typed.trim();
    if (numbers.length === 0) missed('no request to /lab/left has arrived yet.');
    else if (numbers.includes(number)) done(`${number} arrived.`);
    else missed(isNot(typed, 'the number that arrived'));
  };
  return (
    <Station of={stations.leaving} outcome={outcome}>
      <p className="mb-0">
        <a
          id="open-leave"
          className="btn btn-secondary"
          href={`/httpLab/leave?${new URLSearchParams({ run: lab.run, seed: lab.seed })}`}
          target="_blank"
          rel="noopener"
        >
          A tab to leave
        </a>
      </p>
      <Answer id="number-that-arrived" label="Number that arrived" check="Check number" onAnswer={check} />
    </Station>
  );
}
