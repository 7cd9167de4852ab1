import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef } from 'react';
import { turned } from '../places';
import { stations } from '../stations';
import Area, { type Landing } from './Area';
import classes from './Geometry.module.css';

/** The length of the bar in pixels, and the share of it where the star begins. */
const [LENGTH, STAR] = [240, 0.85];

export default function Rotated({ angle }: { angle: number }) {
  const [outcome, { done, missed }] = useOutcome();
  const bar = useRef<HTMLButtonElement>(null);
  const land = ({ on, inWindow, where }: Landing) => {
    if (!bar.current?.contains(on)) return missed(`the click landed beside the bar, ${where}.`);
    const { left, right, top, bottom } = bar.current.getBoundingClientRect();
    const fromMiddle = { x: inWindow.x - (left + right) / 2, y: inWindow.y - (top + bottom) / 2 };
    const share = turned(fromMiddle, -angle).x / LENGTH + 0.5;
    const along = `at ${Math.round(100 * share)} percent of the bar`;
    if (share >= STAR) done(`the click landed on the star, ${along}.`);
    else missed(`the click landed ${along}. The star begins at ${100 * STAR} percent.`);
  };
  return (
    <Station of={stations.rotated} outcome={outcome}>
      <p>
        The bar is turned by <span id="angle">{Math.abs(angle)}</span> degrees{' '}
        {angle > 0 ? 'clockwise' : 'counterclockwise'}.
      </p>
      <Area
        id="rotated-area"
        className={`d-flex align-items-center justify-content-center ${classes.turning}`}
        missed={missed}
        onLand={land}
      >
        <button
          ref={bar}
          type="button"
          id="bar"
          className={`btn btn-primary flex-shrink-0 position-relative ${classes.bar}`}
          style={{ rotate: `${angle}deg` }}
        >
          Bar
        </button>
      </Area>
    </Station>
  );
}
