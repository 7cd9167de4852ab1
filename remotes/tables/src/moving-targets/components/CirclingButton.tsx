import { Station } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { stations } from '../stations';
import Ground from './Ground';
import classes from './MovingTargets.module.css';
import { usePresses } from './usePresses';

export default function CirclingButton() {
  const { outcome, missed, press } = usePresses();
  const [started, setStarted] = useState(false);
  const circling = started && outcome.verdict !== 'Done';
  return (
    <Station of={stations.circling} outcome={outcome}>
      <button id="circle" type="button" className="btn btn-secondary mb-3" onClick={() => setStarted(true)}>
        Let it circle
      </button>
      <Ground
        id="track"
        className={`d-flex align-items-center justify-content-center border rounded ${classes.track}`}
        onMiss={() => missed('the click landed beside the button.')}
      >
        <button
          id="catch"
          type="button"
          className={`btn btn-primary ${circling ? classes.circling : ''}`}
          onClick={started ? press('the button was caught.') : () => missed('the button did not circle yet.')}
        >
          Catch me
        </button>
      </Ground>
    </Station>
  );
}
