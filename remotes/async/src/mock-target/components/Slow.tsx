import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import { slowProblem } from '../answers';
import { stations } from '../stations';
import type { Call } from './useMock';

export default function Slow({ call }: { call: Call }) {
  const [outcome, { done, missed }] = useOutcome();
  const [open, setOpen] = useState(0);
  const load = async ({ nativeEvent }: MouseEvent) => {
    if (!isByHand(nativeEvent, missed)) return;
    const started = performance.now();
    setOpen((before) => before + 1);
    const answer = await call('fruits');
    setOpen((before) => before - 1);
    const problem = slowProblem(answer, performance.now() - started);
    if (problem) missed(problem);
    else done('the answer came after three seconds or more.');
  };
  return (
    <Station of={stations.slow} outcome={outcome}>
      <button type="button" id="load-slowly" className="btn btn-primary mb-3" onClick={load}>
        Load slowly
      </button>
      <p id="loading" aria-live="polite" className="mb-0">
        {open > 0 ? 'Loading …' : 'The page does not wait.'}
      </p>
    </Station>
  );
}
