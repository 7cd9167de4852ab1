import { useRef } from 'react';
import type { Corner } from '../draw';
import { isInside } from '../places';
import { stations } from '../stations';
import Area from './Area';
import { placed } from './corners';
import classes from './Geometry.module.css';

export default function Through({ corner }: { corner: Corner }) {
  const stamp = useRef<HTMLSpanElement>(null);
  return (
    <Area
      id="through-area"
      of={stations.through}
      className={`overflow-hidden ${classes.box}`}
      judge={({ inWindow, where }) =>
        stamp.current && isInside(inWindow, stamp.current.getBoundingClientRect())
          ? [true, `on the button under the stamp, ${where}`]
          : [false, `on the button, ${where}, but not under the stamp`]
      }
    >
      <button type="button" id="receipt" className="btn btn-secondary rounded-0 w-100 h-100">
        Receipt
      </button>
      <div
        id="glass"
        className={`position-absolute top-0 bottom-0 start-0 end-0 d-flex p-2 pe-none ${classes.glass} ${placed(corner)}`}
      >
        <span ref={stamp} id="stamp" className={`text-danger-emphasis bg-danger-subtle ${classes.stamp}`}>
          Paid
        </span>
      </div>
    </Area>
  );
}
