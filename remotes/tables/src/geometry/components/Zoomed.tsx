import type { CSSProperties } from 'react';
import { ZOOM } from '../draw';
import { inWords, type Point } from '../places';
import { stations } from '../stations';
import Area from './Area';
import classes from './Geometry.module.css';

/** So far from the point a click may land, in pixels of the plan. */
const NEAR = 6;

export default function Zoomed({ point }: { point: Point }) {
  return (
    <Area
      id="zoomed-area"
      of={stations.zoomed}
      above={
        <p>
          In pixels of the plan, the point is <span id="point-left">{point.x}</span> from the left and{' '}
          <span id="point-top">{point.y}</span> from the top. The zoom is <span id="zoom">{ZOOM}</span>.
        </p>
      }
      className="overflow-hidden"
      judge={({ x, y }) => {
        // The area is not zoomed. What browsers say about places in zoomed elements differs.
        const landed = { x: x / ZOOM, y: y / ZOOM };
        const isNear = Math.hypot(landed.x - point.x, landed.y - point.y) <= NEAR;
        return [isNear, `${inWords(landed)}, in pixels of the plan`];
      }}
    >
      <button
        type="button"
        id="plan"
        className={`d-block border-0 text-start text-body ${classes.plan}`}
        style={{ zoom: ZOOM, '--x': `${point.x}px`, '--y': `${point.y}px` } as CSSProperties}
      >
        <span className="d-block h-100">Plan</span>
      </button>
    </Area>
  );
}
