import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { Corner } from '../draw';
import { stations } from '../stations';
import Area from './Area';
import { mirrored, placed } from './corners';
import classes from './Geometry.module.css';

export default function Covered({ free }: { free: Corner }) {
  const [outcome, { done, missed }] = useOutcome();
  return (
    <Station of={stations.covered} outcome={outcome}>
      <p>
        The free corner is at the <span id="free-corner">{free}</span>. It is 64 pixels wide and 40 pixels high.
      </p>
      <Area
        id="covered-area"
        className={`overflow-hidden ${classes.box}`}
        missed={missed}
        onLand={({ on, where }) =>
          on.closest('#open')
            ? done(`the click landed on the button, ${where}.`)
            : missed(`the click landed on the cover, ${where}.`)
        }
      >
        <button type="button" id="open" className={`btn btn-primary ${classes.cornered} ${placed(free)}`}>
          <span>Open</span>
        </button>
        <div id="cover" className={classes.cover} style={mirrored(free)} />
      </Area>
    </Station>
  );
}
