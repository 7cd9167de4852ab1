import { Station } from '@playground/shared/stations/Station';
import { useState } from 'react';
import classes from './MovingTargets.module.css';
import { stations } from './stations';
import { usePresses } from './usePresses';

export default function GrowingButton() {
  const { outcome, missed, press } = usePresses();
  const [times, setTimes] = useState(0);
  const [grown, setGrown] = useState(false);
  function start() {
    setTimes(times + 1);
    setGrown(false);
  }
  return (
    <Station of={stations.growing} outcome={outcome}>
      <button id="grow" type="button" className="btn btn-secondary mb-3" onClick={start}>
        Let it grow
      </button>
      <div className={classes.garden}>
        {times > 0 && (
          <button
            key={times}
            id="grown"
            type="button"
            className={`btn btn-primary btn-lg ${classes.growing}`}
            onAnimationEnd={() => setGrown(true)}
            onClick={grown ? press('the grown button was pressed.') : () => missed('it was pressed while it grew.')}
          >
            Press when grown
          </button>
        )}
      </div>
    </Station>
  );
}
