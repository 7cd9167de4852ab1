import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import { priceIn, priceProblem } from '../answers';
import { stations } from '../stations';
import type { Call } from './useMock';

export default function Price({ call, wanted }: { call: Call; wanted: number }) {
  const [outcome, { done, missed }] = useOutcome();
  const [shown, setShown] = useState('No price. The answer is JSON like {"price":1}.');
  const load = async ({ nativeEvent }: MouseEvent) => {
    if (!isByHand(nativeEvent, missed)) return;
    const answer = await call('price');
    const price = answer?.ok ? priceIn(answer.body) : undefined;
    setShown(
      price === undefined ? `No price. The status is ${answer?.status ?? 'unknown'}.` : `The price is ${price}.`,
    );
    const problem = priceProblem(answer, wanted);
    if (problem) missed(problem);
    else done(`the price is ${wanted}.`);
  };
  return (
    <Station of={stations.success} outcome={outcome}>
      <p>
        Price to show: <strong id="wanted-price">{wanted}</strong>
      </p>
      <button type="button" id="load-price" className="btn btn-primary mb-3" onClick={load}>
        Load price
      </button>
      <p id="price-shown" aria-live="polite" className="mb-0">
        {shown}
      </p>
    </Station>
  );
}
