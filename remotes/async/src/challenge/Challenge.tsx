import { createRandom, useSeed } from '@playground/kit/random';
import { useRun } from '@playground/kit/run';
import { useState } from 'react';
import { WORDS } from '../../shared/words';
import Expires from './components/Expires';
import InAFrame from './components/InAFrame';
import Invisible from './components/Invisible';
import Passes from './components/Passes';

export default function Challenge() {
  const seed = useSeed();
  const run = useRun();
  const [word] = useState(() => createRandom(seed).pick(WORDS));
  return (
    <div className="d-flex flex-column gap-4">
      <Passes run={run} of="passes" gate="gate" label="Open the gate" what="letter" />
      <Passes run={run} of="fails-first" gate="stuck-gate" label="Open the stuck gate" what="parcel" />
      <Expires run={run} />
      <Invisible run={run} word={word} />
      <InAFrame run={run} />
    </div>
  );
}
