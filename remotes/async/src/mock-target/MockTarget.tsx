import { createRandom, useSeed } from '@playground/kit/random';
import { useRun } from '@playground/kit/run';
import { useState } from 'react';
import Fruits from './components/Fruits';
import Price from './components/Price';
import ReallySent from './components/ReallySent';
import Sent from './components/Sent';
import Slow from './components/Slow';
import { useMock } from './components/useMock';

const OTHER_FRUITS = ['fig', 'guava', 'kiwi', 'lychee', 'mango', 'papaya', 'plum', 'quince'];

/** What the stations ask for. */
function draw(seed: string) {
  const random = createRandom(seed);
  return { fruit: random.pick(OTHER_FRUITS), price: random.integer(10, 99), amount: random.integer(2, 99) };
}

export default function MockTarget() {
  const seed = useSeed();
  const { call, sent } = useMock(useRun());
  const [{ fruit, price, amount }] = useState(() => draw(seed));
  return (
    <div className="d-flex flex-column gap-4">
      <Fruits call={call} wanted={fruit} />
      <Price call={call} wanted={price} />
      <Sent call={call} wanted={amount} />
      <Slow call={call} />
      <ReallySent call={call} sent={sent} />
    </div>
  );
}
