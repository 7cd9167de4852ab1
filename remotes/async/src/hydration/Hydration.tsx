import { createRandom, useSeed } from '@playground/kit/random';
import { useState } from 'react';
import { WORDS } from '../../shared/words';
import Dead from './components/Dead';
import Right from './components/Right';
import Swapped from './components/Swapped';
import Typed from './components/Typed';

function draw(seed: string) {
  const random = createRandom(seed);
  const [guest = '', word = ''] = random.shuffle(WORDS);
  return { guest, word, price: random.integer(10, 90) };
}

export default function Hydration() {
  const seed = useSeed();
  const [{ guest, word, price }] = useState(() => draw(seed));
  return (
    <div className="d-flex flex-column gap-4">
      <Dead guest={guest} />
      <Right />
      <Typed word={word} />
      <Swapped price={price} />
    </div>
  );
}
