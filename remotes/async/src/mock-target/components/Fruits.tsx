import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import { fruitsIn, fruitsProblem } from '../answers';
import { stations } from '../stations';
import type { Call } from './useMock';

export default function Fruits({ call, wanted }: { call: Call; wanted: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [fruits, setFruits] = useState<string[]>();
  const load = async ({ nativeEvent }: MouseEvent) => {
    if (!isByHand(nativeEvent, missed)) return;
    const answer = await call('fruits');
    setFruits(fruitsIn(answer?.body));
    const problem = fruitsProblem(answer, wanted);
    if (problem) missed(problem);
    else done(`the page shows ${wanted}.`);
  };
  return (
    <Station of={stations.fruits} outcome={outcome}>
      <p>
        Fruit to show: <strong id="wanted-fruit">{wanted}</strong>
      </p>
      <button type="button" id="load-fruits" className="btn btn-primary mb-3" onClick={load}>
        Load fruits
      </button>
      {fruits ? (
        <ul id="fruits-shown" className="list-group" aria-label="Fruits">
          {[...new Set(fruits)].map((fruit) => (
            <li key={fruit} className="list-group-item text-break">
              {fruit}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-body-secondary mb-0">No fruits. The answer is JSON like {'{"fruits":["apple"]}'}.</p>
      )}
    </Station>
  );
}
