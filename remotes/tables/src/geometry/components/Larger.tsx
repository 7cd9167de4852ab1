import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { CSSProperties } from 'react';
import { stations } from '../stations';
import Area from './Area';
import classes from './Geometry.module.css';

/** Half the height of the stripe in pixels. */
const HALF = 12;

export default function Larger({ stripe }: { stripe: number }) {
  const [outcome, { done, missed }] = useOutcome();
  return (
    <Station of={stations.larger} outcome={outcome}>
      <p>
        The middle of the stripe is <span id="stripe">{stripe}</span> pixels below the top edge of the board.
      </p>
      <Area
        id="larger-area"
        className="overflow-hidden"
        missed={missed}
        onLand={({ y }) => {
          const where = `the click landed ${Math.round(y)} pixels below the top edge`;
          if (Math.abs(y - stripe) <= HALF) done(`${where}.`);
          else missed(`${where}, not ${stripe}.`);
        }}
      >
        <button
          type="button"
          id="board"
          className={classes.board}
          style={{ '--stripe': `${stripe}px` } as CSSProperties}
        >
          <span>Tall board</span>
        </button>
      </Area>
    </Station>
  );
}
