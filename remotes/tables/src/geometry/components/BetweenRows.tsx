import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef } from 'react';
import { ROWS } from '../draw';
import { gapAt } from '../places';
import { stations } from '../stations';
import Area, { type Landing } from './Area';
import classes from './Geometry.module.css';

const between = (gap: number) => `between ${ROWS[gap]} and ${ROWS[gap + 1]}`;

export default function BetweenRows({ row }: { row: number }) {
  const [outcome, { done, missed }] = useOutcome();
  // Others may put elements of their own between the rows.
  const rows = useRef<HTMLLIElement[]>([]);
  const land = ({ on, inWindow }: Landing) => {
    const hit = on.closest('li');
    if (hit) return missed(`the click landed on the row ${hit.textContent}.`);
    const gap = gapAt(
      inWindow.y,
      rows.current.map((one) => one.getBoundingClientRect()),
    );
    if (gap === row) done(`the click landed ${between(gap)}.`);
    else missed(gap < 0 ? 'the click landed beside the rows.' : `the click landed ${between(gap)}.`);
  };
  return (
    <Station of={stations.rows} outcome={outcome}>
      <p>
        The rows are <strong id="row-above">{ROWS[row]}</strong> and <strong id="row-below">{ROWS[row + 1]}</strong>.
      </p>
      <Area id="rows-area" className="p-3" missed={missed} onLand={land}>
        <ul id="rows-list" className={`list-unstyled mb-0 ${classes.rows}`}>
          {ROWS.map((name, index) => (
            <li
              key={name}
              ref={(row) => {
                if (row) rows.current[index] = row;
              }}
              id={`row-${name.toLowerCase()}`}
              className="border rounded px-3 py-2 bg-body-tertiary"
            >
              {name}
            </li>
          ))}
        </ul>
      </Area>
    </Station>
  );
}
