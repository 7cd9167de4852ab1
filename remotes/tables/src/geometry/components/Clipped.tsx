import type { Corner } from '../draw';
import { stations } from '../stations';
import Area from './Area';
import { CORNERED, placed } from './corners';
import classes from './Geometry.module.css';

/** What the style cuts away, so that 64 by 40 pixels are left. */
const CUTS: Record<Corner, string> = {
  'top left': 'inset(0 136px 80px 0)',
  'top right': 'inset(0 0 80px 136px)',
  'bottom left': 'inset(80px 136px 0 0)',
  'bottom right': 'inset(80px 0 0 136px)',
};

export default function Clipped({ left }: { left: Corner }) {
  return (
    <Area
      id="clipped-area"
      of={stations.clipped}
      above={
        <p>
          The corner that is left is at the <span id="left-corner">{left}</span>. It is 64 pixels wide and 40 pixels
          high.
        </p>
      }
      className={`overflow-hidden ${classes.box}`}
      judge={({ on, where }) =>
        on.closest('#send') ? [true, `on the button, ${where}`] : [false, `where the button is cut away, ${where}`]
      }
    >
      <button type="button" id="send" className={`${CORNERED} ${placed(left)}`} style={{ clipPath: CUTS[left] }}>
        <span>Send</span>
      </button>
    </Area>
  );
}
