import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useCallback, useState } from 'react';
import { stations } from '../stations';
import Readout from './Readout';
import classes from './Slider.module.css';

export default function NativeRange() {
  const [outcome, { done, missed }] = useOutcome();
  const [volume, setVolume] = useState(50);
  // React's onChange fires on each move. The browser's `change` event fires when the thumb is released.
  const listen = useCallback(
    (range: HTMLInputElement | null) => {
      const release = ({ isTrusted }: Event) => {
        if (isTrusted && range?.value === '37') done('the volume is 37.');
      };
      range?.addEventListener('change', release);
      return () => range?.removeEventListener('change', release);
    },
    [done],
  );
  return (
    <Station of={stations['native-range']} outcome={outcome}>
      <label className="form-label" htmlFor="volume">
        Volume
      </label>
      <input
        id="volume"
        type="range"
        className={`form-range d-block ${classes.range}`}
        ref={listen}
        value={volume}
        onChange={({ currentTarget, nativeEvent }) => {
          setVolume(currentTarget.valueAsNumber);
          if (!nativeEvent.isTrusted) missed(`a script set it to ${currentTarget.value}.`);
        }}
      />
      <Readout id="volume-value" label="Volume now">
        {String(volume)}
      </Readout>
    </Station>
  );
}
