import { useRef } from 'react';
import { turned } from '../places';
import { stations } from '../stations';
import Area, { type Judged, type Landing } from './Area';
import classes from './Geometry.module.css';

/** The length of the bar in pixels, and the share of it where the star begins. */
const [LENGTH, STAR] = [240, 0.85];

export default function Rotated({ angle }: { angle: number }) {
  const bar = useRef<HTMLButtonElement>(null);
  const judge = ({ on, inWindow, where }: Landing): Judged => {
    if (!bar.current?.contains(on)) return [false, `beside the bar, ${where}`];
    const { left, right, top, bottom } = bar.current.getBoundingClientRect();
    const fromMiddle = { x: inWindow.x - (left + right) / 2, y: inWindow.y - (top + bottom) / 2 };
    const share = turned(fromMiddle, -angle).x / LENGTH + 0.5;
    const along = `at ${Math.round(100 * share)} percent of the bar`;
    if (share >= STAR) return [true, `on the star, ${along}`];
    return [false, `${along}. The star begins at ${100 * STAR} percent`];
  };
  return (
    <Area
      id="rotated-area"
      of={stations.rotated}
      above={
        <p>
          The bar is turned by <span id="angle">{Math.abs(angle)}</span> degrees{' '}
          {angle > 0 ? 'clockwise' : 'counterclockwise'}.
        </p>
      }
      className={`d-flex align-items-center justify-content-center ${classes.turning}`}
      judge={judge}
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
  );
}
