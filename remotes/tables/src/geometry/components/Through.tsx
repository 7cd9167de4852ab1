import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef } from 'react';
import type { Corner } from '../draw';
import { isInside } from '../places';
import { stations } from '../stations';
import Area, { type Landing } from './Area';
import { placed } from './corners';
import classes from './Geometry.module.css';

export default function Through({ corner }: { corner: Corner }) {
  const [outcome, { done, missed }] = useOutcome();
  const stamp = useRef<HTMLSpanElement>(null);
  const land = ({ inWindow, where }: Landing) =>
    stamp.current && isInside(inWindow, stamp.current.getBoundingClientRect())
      ? done(`the click landed on the button under the stamp, ${where}.`)
      : missed(`the click landed on the button, ${where}, but not under the stamp.`);
  return (
    <Station of={stations.through} outcome={outcome}>
      <Area id="through-area" className={`overflow-hidden ${classes.box}`} missed={missed} onLand={land}>
        <button type="button" id="receipt" className="btn btn-secondary rounded-0 w-100 h-100">
          Receipt
        </button>
        <div id="glass" className={`${classes.glass} ${placed(corner)}`}>
          <span ref={stamp} id="stamp" className={classes.stamp}>
            Paid
          </span>
        </div>
      </Area>
    </Station>
  );
}
