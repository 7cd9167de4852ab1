import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useEffect, useState } from 'react';
import { addressWith } from '../entry';
import { stations } from '../stations';
import { useStep } from './useStep';

/** The time until the report arrives, in milliseconds. */
const LATE = 4_000;

export default function Stopped() {
  const [outcome, { done, missed }] = useOutcome();
  const { step, go } = useStep('stopped');
  const [state, setState] = useState<'closed' | 'on its way' | 'here'>('closed');
  useEffect(() => {
    if (state !== 'on its way') return;
    if (step === 0) {
      setState('closed');
      done('you went back before the report arrived.');
      return;
    }
    const timer = setTimeout(() => {
      setState('here');
      missed('the report arrived before you went back.');
    }, LATE);
    return () => clearTimeout(timer);
  }, [state, step, done, missed]);
  const open = (event: MouseEvent) => {
    if (!isByHand(event, missed)) return;
    if (step === 0) go(1, addressWith('report', 'open'));
    setState('on its way');
  };
  return (
    <Station of={stations.stopped} outcome={outcome}>
      <button
        type="button"
        id="open-report"
        className="btn btn-primary"
        disabled={state === 'on its way'}
        onClick={open}
      >
        Open report
      </button>
      <p className="mt-3 mb-0" id="report-state">
        {state === 'on its way' ? 'The report is on its way…' : `The report is ${state}.`}
      </p>
    </Station>
  );
}
