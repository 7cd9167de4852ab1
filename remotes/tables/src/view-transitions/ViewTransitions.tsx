import { useSeed } from '@playground/kit/random';
import { useState } from 'react';
import Journey from './components/Journey';
import Sorted from './components/Sorted';
import { draw } from './draw';
import { stations } from './stations';

export default function ViewTransitions() {
  const seed = useSeed();
  const [{ fruits, towns, birds }] = useState(() => draw(seed));
  return (
    <div className="d-flex flex-column gap-4">
      <Sorted of={stations['takes-the-click']} id="fruits" {...fruits} />
      <Sorted of={stations['lets-it-pass']} id="towns" isPassed {...towns} />
      <Sorted of={stations['reduced-motion']} id="birds" isStill {...birds} />
      <Journey />
    </div>
  );
}
