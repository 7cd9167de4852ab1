import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { rowOf } from '../draw';
import { DRAWER, stations } from '../stations';
import { DOWN, extent, place } from '../styles';
import { SLOTS, useRecycler } from './useRecycler';
import classes from './VirtualList.module.css';

const DRAWERS = 10_000;
const HEIGHT = 52;

/** The next drawer for each key. */
const MOVES: Record<string, (from: number) => number> = {
  ArrowDown: (from) => from + 1,
  ArrowUp: (from) => from - 1,
  PageDown: (from) => from + 10,
  PageUp: (from) => from - 10,
  Home: () => 1,
  End: () => DRAWERS,
};

export default function Keyboard({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [current, setCurrent] = useState(1);
  const [wasOutOfDocument, setWasOutOfDocument] = useState(false);
  const { scroller, virtualizer } = useRecycler({ count: DRAWERS, estimate: HEIGHT });
  const rows = virtualizer.getVirtualItems();
  const isRendered = rows.some(({ index }) => index + 1 === current);

  const open = () => {
    if (current !== DRAWER + 1) missed(`drawer ${current} was opened, not ${DRAWER + 1}.`);
    else if (!wasOutOfDocument) missed(`drawer ${DRAWER} was still in the document when Arrow Down was pressed.`);
    else done(`the keys continued from drawer ${DRAWER}, and drawer ${current} is open.`);
  };
  const press = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move && event.key !== 'Enter') return;
    event.preventDefault();
    if (!isByHand(event, missed)) return;
    if (!move) return open();
    const next = Math.min(DRAWERS, Math.max(1, move(current)));
    // Firefox's driver sends all keys in one task, and each key needs the drawer after the previous one.
    flushSync(() => {
      setWasOutOfDocument(current === DRAWER && !isRendered);
      setCurrent(next);
    });
    virtualizer.scrollToIndex(next - 1);
  };
  return (
    <Station of={stations.keyboard} outcome={outcome}>
      <p id="drawers-label" className="mb-1">
        Drawers
      </p>
      <div
        ref={scroller}
        id="drawers"
        role="listbox"
        aria-labelledby="drawers-label"
        tabIndex={0}
        aria-activedescendant={isRendered ? `drawer-${current}` : undefined}
        className={DOWN}
        onKeyDown={press}
      >
        <div role="presentation" style={extent(false, virtualizer.getTotalSize())}>
          {rows.map(({ index, start }) => (
            <div
              key={index % SLOTS}
              id={`drawer-${index + 1}`}
              role="option"
              tabIndex={-1}
              aria-selected={index + 1 === current}
              aria-posinset={index + 1}
              aria-setsize={DRAWERS}
              className={`position-absolute start-0 top-0 p-2 ${classes.slot} ${index + 1 === current ? classes.current : ''}`}
              style={{ ...place(false, start), height: HEIGHT }}
            >
              <strong>{`Drawer ${index + 1}`}</strong>, <span>{rowOf(seed, 'drawers', index + 1).colour}</span>
            </div>
          ))}
        </div>
      </div>
      <p className="mt-2 mb-0">{`Current drawer: ${current}.`}</p>
    </Station>
  );
}
