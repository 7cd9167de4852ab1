import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import { type Drawn, KINDS } from '../draw';
import { places } from '../places';
import { stations } from '../stations';
import { useLeaving } from './useLeaving';

export default function Cleared({ tag, left }: Pick<Drawn, 'tag' | 'left'>) {
  const [outcome, { done, missed }] = useOutcome();
  const [stored, setStored] = useState(false);
  const [said, setSaid] = useState('');
  const name = `thing-${tag}`;
  // All at once: a document that ends has no time for one after the other.
  const remove = (kinds: readonly Drawn['left'][]) => Promise.all(kinds.map((kind) => places[kind].remove(name)));
  useLeaving(() => stored && remove(KINDS));
  const press = (act: () => Promise<unknown>) => (event: MouseEvent) => {
    if (isByHand(event.nativeEvent, missed)) act().catch(() => missed('this browser does not offer all five places.'));
  };
  const store = async () => {
    setStored(true);
    for (const kind of KINDS) await places[kind].put(name);
    setSaid('Five things are stored.');
  };
  const clear = async () => {
    await remove(KINDS.filter((kind) => kind !== left));
    setSaid('The storage is clear, or so the button says.');
  };
  const check = async () => {
    const found = await Promise.all(KINDS.map((kind) => places[kind].has(name)));
    const count = found.filter(Boolean).length;
    if (!stored) missed('nothing was stored yet. Press ‘Store five things’ first.');
    else if (count > 0) missed(count === 1 ? 'one thing is left.' : `${count} things are left.`);
    else done('nothing is left in any of the five places.');
  };
  return (
    <Station of={stations.cleared} outcome={outcome}>
      <p>
        All five things have the name <code id="thing-name">{name}</code>: a cookie, an item in each of the two
        storages, a database and a cache.
      </p>
      <div className="d-flex flex-wrap align-items-center gap-2">
        <button type="button" id="store-things" className="btn btn-secondary" onClick={press(store)}>
          Store five things
        </button>
        <button type="button" id="clear-storage" className="btn btn-secondary" onClick={press(clear)}>
          Clear storage
        </button>
        <button type="button" id="check-storage" className="btn btn-primary" onClick={press(check)}>
          Check storage
        </button>
        <span id="storage-state" aria-live="polite">
          {said}
        </span>
      </div>
    </Station>
  );
}
