import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { CSSProperties } from 'react';
import type { Point } from '../places';
import { stations } from '../stations';
import Area from './Area';
import classes from './Geometry.module.css';

export default function Pixel({ at }: { at: Point }) {
  const [outcome, { done, missed }] = useOutcome();
  const variables = { '--x': `${at.x}px`, '--y': `${at.y}px` } as CSSProperties;
  return (
    <Station of={stations.pixel} outcome={outcome}>
      <Area
        id="pixel-area"
        missed={missed}
        onLand={({ on, where }) =>
          on.id === 'pixel-button'
            ? done('the click landed on the pixel.')
            : missed(`the click landed beside the pixel, ${where}.`)
        }
      >
        <div className={`${classes.box} ${classes.cross}`} style={variables}>
          <button type="button" id="pixel-button" className={classes.pixel} aria-label="Pixel" />
        </div>
      </Area>
    </Station>
  );
}
