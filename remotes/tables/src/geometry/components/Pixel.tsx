import type { CSSProperties } from 'react';
import type { Point } from '../places';
import { stations } from '../stations';
import Area from './Area';
import classes from './Geometry.module.css';

export default function Pixel({ at }: { at: Point }) {
  const variables = { '--x': `${at.x}px`, '--y': `${at.y}px` } as CSSProperties;
  return (
    <Area
      id="pixel-area"
      of={stations.pixel}
      judge={({ on, where }) =>
        on.id === 'pixel-button' ? [true, 'on the pixel'] : [false, `beside the pixel, ${where}`]
      }
    >
      <div className={`${classes.box} ${classes.cross}`} style={variables}>
        <button
          type="button"
          id="pixel-button"
          className={`position-absolute p-0 border-0 ${classes.pixel}`}
          aria-label="Pixel"
        />
      </div>
    </Area>
  );
}
