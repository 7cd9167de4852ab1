import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { Corner } from '../draw';
import { stations } from '../stations';
import Area from './Area';
import { placed } from './corners';
import classes from './Geometry.module.css';

/** What the style cuts away, so that 64 by 40 pixels are left. */
const CUTS: Record<Corner, string> = {
  'top left': 'inset(0 136px 80px 0)',
  'top right': 'inset(0 0 80px 136px)',
  'bottom left': 'inset(80px 136px 0 0)',
  'bottom right': 'inset(80px 0 0 136px)',
};

export default function Clipped({ left }: { left: Corner }) {
  const [outcome, { done, missed }] = useOutcome();
  return (
    <Station of={stations.clipped} outcome={outcome}>
      <p>
        The corner that is left is at the <span id="left-corner">{left}</span>. It is 64 pixels wide and 40 pixels high.
      </p>
      <Area
        id="clipped-area"
        className={`overflow-hidden ${classes.box}`}
        missed={missed}
        onLand={({ on, where }) =>
          on.closest('#send')
            ? done(`the click landed on the button, ${where}.`)
            : missed(`the click landed where the button is cut away, ${where}.`)
        }
      >
        <button
          type="button"
          id="send"
          className={`btn btn-primary ${classes.cornered} ${placed(left)}`}
          style={{ clipPath: CUTS[left] }}
        >
          <span>Send</span>
        </button>
      </Area>
    </Station>
  );
}
