import { Station } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { stations } from '../stations';
import Ground from './Ground';
import classes from './MovingTargets.module.css';
import { usePresses } from './usePresses';

export default function PushedAway() {
  const { outcome, missed, press } = usePresses();
  const [hovered, setHovered] = useState(false);
  return (
    <Station of={stations.pushed} outcome={outcome}>
      <div className={classes.pushing}>
        {hovered && (
          <Ground
            id="banner"
            className={`alert alert-info mb-0 ${classes.banner}`}
            onMiss={() => missed('the click landed on the banner that had pushed the button away.')}
          >
            Today only: the full price.
          </Ground>
        )}
        <button
          id="confirm"
          type="button"
          className="btn btn-primary"
          // At once, because the press may follow immediately.
          onPointerEnter={() => flushSync(() => setHovered(true))}
          onClick={press('Confirm was pressed.')}
        >
          Confirm
        </button>
      </div>
    </Station>
  );
}
