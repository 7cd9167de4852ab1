import type { Corner } from '../draw';
import { stations } from '../stations';
import Area from './Area';
import { CORNERED, mirrored, placed } from './corners';
import classes from './Geometry.module.css';

export default function Covered({ free }: { free: Corner }) {
  return (
    <Area
      id="covered-area"
      of={stations.covered}
      above={
        <p>
          The free corner is at the <span id="free-corner">{free}</span>. It is 64 pixels wide and 40 pixels high.
        </p>
      }
      className={`overflow-hidden ${classes.box}`}
      judge={({ on, where }) =>
        on.closest('#open') ? [true, `on the button, ${where}`] : [false, `on the cover, ${where}`]
      }
    >
      <button type="button" id="open" className={`${CORNERED} ${placed(free)}`}>
        <span>Open</span>
      </button>
      <div
        id="cover"
        className={`position-absolute top-0 bottom-0 start-0 end-0 ${classes.cover}`}
        style={mirrored(free)}
      />
    </Area>
  );
}
