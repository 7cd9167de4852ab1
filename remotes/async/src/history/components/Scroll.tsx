import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { stations } from '../stations';
import classes from './History.module.css';
import LeavingLink from './LeavingLink';
import type { Return } from './useReturn';

const ROWS = Array.from({ length: 50 }, (_, index) => index + 1);

/** The list may be so many pixels away from its old place: places may be fractions. */
const NEAR = 2;

interface Props {
  asked: number;
  seed: string;
  back: Return | undefined;
}

export default function Scroll({ asked, seed, back }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const list = useRef<HTMLUListElement>(null);
  const kept = back?.left === 'scroll' ? back : undefined;
  useLayoutEffect(() => {
    // Browsers restore the place of the page, but not of a box that is drawn again.
    if (kept && list.current) list.current.scrollTop = kept.top ?? 0;
  }, [kept]);
  const check = (event: MouseEvent) => {
    const top = list.current?.scrollTop ?? 0;
    if (!kept) missed('you did not come back from a row yet.');
    else if (kept.row !== asked) missed(`you came back from row ${kept.row}, not from row ${asked}.`);
    else if (Math.abs(top - (kept.top ?? 0)) > NEAR) missed('the list is not where you left it.');
    else if (isByHand(event, missed)) done(`the list is where you left it. ${kept.inWords}`);
  };
  return (
    <Station of={stations.scroll} outcome={outcome}>
      <p>
        The row is row <strong id="row-to-open">{asked}</strong>.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it. */}
      <ul id="rows" ref={list} tabIndex={0} aria-label="Rows" className={`border rounded py-2 mb-3 ${classes.rows}`}>
        {ROWS.map((row) => (
          <li key={row}>
            <LeavingLink
              id={`row-${row}`}
              href="/history/away"
              station="scroll"
              seed={seed}
              keep={() => ({ row, top: list.current?.scrollTop ?? 0 })}
              missed={missed}
            >{`Open row ${row}`}</LeavingLink>
          </li>
        ))}
      </ul>
      <button type="button" id="check-position" className="btn btn-primary" onClick={check}>
        Check position
      </button>
    </Station>
  );
}
