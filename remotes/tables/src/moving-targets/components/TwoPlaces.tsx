import { Station } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { stations } from '../stations';
import classes from './MovingTargets.module.css';
import { usePresses } from './usePresses';

export default function TwoPlaces() {
  const { outcome, missed, press } = usePresses();
  const [changed, setChanged] = useState(false);
  return (
    <Station of={stations.places} outcome={outcome}>
      <div
        id="pair"
        className={`d-inline-flex ${changed ? 'flex-row-reverse' : ''}`}
        onPointerEnter={({ pointerType }) => {
          // A finger enters with each tap, so without this a tap would never reach Save.
          if (pointerType === 'touch' && changed) return;
          // At once, because the press may follow immediately.
          flushSync(() => setChanged(!changed));
        }}
      >
        <button
          id="save"
          type="button"
          className={`btn btn-primary ${classes.half}`}
          onClick={press('Save was pressed.')}
        >
          Save
        </button>
        <button
          id="delete"
          type="button"
          className={`btn btn-danger ${classes.half}`}
          onClick={() => missed('Delete was pressed.')}
        >
          Delete
        </button>
      </div>
    </Station>
  );
}
