import { fetchFrom } from '@playground/kit/fetchFrom';
import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useEffect, useRef } from 'react';
import { PARCELS } from '../draw';
import { stations } from '../stations';
import Arrived from './Arrived';
import Line from './Line';
import { useEvents } from './useEvents';

const ALL = Array.from({ length: PARCELS }, (_, index) => index + 1);

export default function Lost({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const { came, setCame, line, losses, follow } = useEvents('stream/parcels', seed, missed);
  const visit = useRef<AbortController>(null);
  useEffect(() => {
    visit.current = new AbortController();
    return () => visit.current?.abort();
  }, []);
  const has = (wanted: number) => came.some(({ number }) => number === wanted);
  const askAgain = async (typed: string, cause: Cause) => {
    const number = Number(typed.trim());
    if (!ALL.includes(number)) return missed(isNot(typed, `a number from 1 to ${PARCELS}`));
    if (line !== 'ended') return missed('the line has not ended, so this parcel may still arrive.');
    if (has(number)) return missed(`parcel ${number} is here already.`);
    if (!isByHand(cause, missed)) return;
    const signal = visit.current?.signal;
    try {
      const query = new URLSearchParams({ seed, number: String(number) });
      const response = await fetchFrom('mail', `stream/parcel?${query}`, { signal: signal ?? null });
      if (!response.ok) return missed(`the server answered ${response.status}.`);
      const { word } = await response.json();
      setCame((before) =>
        before.some((one) => one.number === number) ? before : [...before, { event: '', number, word }],
      );
    } catch {
      if (!signal?.aborted) missed('the server did not answer properly. Please try again.');
    }
  };
  const confirm = ({ nativeEvent }: MouseEvent) => {
    const missing = ALL.find((number) => !has(number));
    if (missing) missed(`parcel ${missing} is not here.`);
    else if (isByHand(nativeEvent, missed)) done('all twelve parcels are here.');
  };
  return (
    <Station of={stations.lost} outcome={outcome}>
      <button type="button" id="receive-parcels" className="btn btn-primary mb-2" onClick={follow}>
        Receive parcels
      </button>
      <Line id="parcels" state={line} losses={losses} />
      <Arrived id="parcels-list" label="Parcels">
        {came.map(({ number, word }) => (
          <>
            Parcel {number}: {word}
          </>
        ))}
      </Arrived>
      <Answer
        id="parcel-number"
        checkId="parcel-number-submit"
        size={40}
        label="Number of the parcel"
        check="Ask again"
        onAnswer={askAgain}
      />
      <button type="button" id="all-are-here" className="btn btn-primary mt-3" onClick={confirm}>
        All are here
      </button>
    </Station>
  );
}
