import type { Station as Words } from '@playground/kit/contract/station';
import { isByHand } from '@playground/kit/stations/ByHand';
import { PressButton } from '@playground/kit/stations/PressButton';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import classes from './Sorted.module.css';
import { knowsTransitions, useTransition } from './useTransition';

interface Props {
  of: Words;
  /** What the rows are: `fruits`. */
  id: string;
  rows: string[];
  wanted: string;
  /** Whether clicks go through the picture. */
  isPassed?: boolean;
  /** Whether it counts only if no picture moved. */
  isStill?: boolean;
}

export default function Sorted({ of, id, rows, wanted, isPassed = false, isStill = false }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const [shown, setShown] = useState(rows);
  const [isSorted, setSorted] = useState(false);
  const hasMoved = useRef(false);
  const { moves, change } = useTransition(isPassed);
  const latest = useRef(moves);
  useEffect(() => {
    latest.current = moves;
  });
  useEffect(() => {
    // The picture is no element: a press on it has the root element as target.
    const press = ({ isTrusted, target }: Event) => {
      if (isTrusted && target === document.documentElement && latest.current())
        missed('you pressed while the picture moved.');
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, [missed]);
  const sort = (event: Event) => {
    if (moves() || !isByHand(event, missed)) return;
    hasMoved.current = change(() => {
      // In the other direction, if it is sorted already.
      const sorted = [...shown].sort((a, b) => a.localeCompare(b));
      setShown(isSorted && sorted[0] === shown[0] ? sorted.reverse() : sorted);
      setSorted(true);
    });
  };
  const take = (name: string, event: MouseEvent) => {
    if (!isSorted) missed('the list was not sorted yet.');
    else if (moves()) missed('you pressed while the picture moved.');
    else if (isStill && !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      missed('the browser does not prefer reduced motion.');
    else if (isStill && hasMoved.current) missed('the picture moved. Sort the list again.');
    else if (name !== wanted) missed(`you pressed ${name}.`);
    else if (isByHand(event, missed)) done(`you pressed ${wanted} in its new place.`);
  };
  return (
    <Station of={of} outcome={outcome}>
      <p>
        Press <strong id={`asked-${id}`}>{wanted}</strong>.
      </p>
      {!knowsTransitions() && <p>This browser has no view transitions, so the list changes at once.</p>}
      <p>
        <PressButton id={`sort-${id}`} label={`Sort the ${id}`} busy={false} onPress={sort} />
      </p>
      <ul id={id} aria-label={id} className="list-unstyled d-flex flex-column gap-2">
        {shown.map((name) => (
          <li key={name} style={{ viewTransitionName: `row-${name.toLowerCase()}` }}>
            <button
              type="button"
              id={`row-${name.toLowerCase()}`}
              className={`btn btn-secondary ${classes.row}`}
              onClick={(event) => take(name, event)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Station>
  );
}
