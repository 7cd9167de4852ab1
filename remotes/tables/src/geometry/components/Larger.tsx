import type { CSSProperties } from 'react';
import { stations } from '../stations';
import Area from './Area';
import classes from './Geometry.module.css';

/** Half the height of the stripe in pixels. */
const HALF = 12;

export default function Larger({ stripe }: { stripe: number }) {
  return (
    <Area
      id="larger-area"
      of={stations.larger}
      above={
        <p>
          The middle of the stripe is <span id="stripe">{stripe}</span> pixels below the top edge of the board.
        </p>
      }
      className="overflow-hidden"
      judge={({ y }) => {
        const place = `${Math.round(y)} pixels below the top edge`;
        return Math.abs(y - stripe) <= HALF ? [true, place] : [false, `${place}, not ${stripe}`];
      }}
    >
      <button
        type="button"
        id="board"
        className={`d-block border-0 p-3 text-body ${classes.board}`}
        style={{ '--stripe': `${stripe}px` } as CSSProperties}
      >
        <span className="d-block h-100">Tall board</span>
      </button>
    </Area>
  );
}
