import { useRef } from 'react';
import { ROWS } from '../draw';
import { gapAt } from '../places';
import { stations } from '../stations';
import Area, { type Judged, type Landing } from './Area';
import classes from './Geometry.module.css';

export default function BetweenRows({ row }: { row: number }) {
  // Others may put elements of their own between the rows.
  const rows = useRef<HTMLLIElement[]>([]);
  const judge = ({ on, inWindow }: Landing): Judged => {
    const hit = on.closest('li');
    if (hit) return [false, `on the row ${hit.textContent}`];
    const boxes = rows.current.map((one) => one.getBoundingClientRect());
    const gap = gapAt(inWindow.y, boxes);
    return [gap === row, gap < 0 ? 'beside the rows' : `between ${ROWS[gap]} and ${ROWS[gap + 1]}`];
  };
  return (
    <Area
      id="rows-area"
      of={stations.rows}
      above={
        <p>
          The rows are <strong id="row-above">{ROWS[row]}</strong> and <strong id="row-below">{ROWS[row + 1]}</strong>.
        </p>
      }
      className="p-3"
      judge={judge}
    >
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
  );
}
