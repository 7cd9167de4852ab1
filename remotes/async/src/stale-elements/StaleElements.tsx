import { createRandom, useSeed } from '@playground/kit/random';
import { useState } from 'react';
import { WORDS } from '../../shared/words';
import OnATimer from './components/OnATimer';
import OnFocus from './components/OnFocus';
import RefreshingTable from './components/RefreshingTable';
import Reordered, { PEOPLE } from './components/Reordered';
import ShrinkingList, { ITEMS } from './components/ShrinkingList';

/** What the stations ask for. */
function draw(seed: string) {
  const random = createRandom(seed);
  const reordered = () => ({ person: random.pick(PEOPLE), by: random.integer(1, PEOPLE.length - 1) });
  return {
    nickname: random.pick(WORDS),
    keys: reordered(),
    noKeys: reordered(),
    old: random.shuffle(ITEMS).slice(0, 3),
  };
}

export default function StaleElements() {
  const seed = useSeed();
  const [{ nickname, keys, noKeys, old }] = useState(() => draw(seed));
  return (
    <div className="d-flex flex-column gap-4">
      <OnATimer />
      <OnFocus nickname={nickname} />
      <Reordered id="keys" {...keys} />
      <Reordered id="no-keys" {...noKeys} />
      <RefreshingTable seed={seed} />
      <ShrinkingList old={old} />
    </div>
  );
}
