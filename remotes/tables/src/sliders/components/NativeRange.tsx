import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useCallback, useState } from 'react';
import { stations } from '../stations';
import Readout from './Readout';
import classes from './Slider.module.css';

export default function NativeRange() {
  const [outcome, { done, missed }] = useOutcome();
  const [volume, setVolume] = useState(50);
  // React's onChange is the event of each move; the browser's own `change` comes when the thumb is let go.
  const listen = useCallback(
    (range: HTMLInputElement | null) => {
      const letGo = ({ isTrusted }: Event) => {
        if (isTrusted && range?.value === '37') done('the volume is 37.');
      };
      range?.addEventListener('change', letGo);
      return () => range?.removeEventListener('change', letGo);
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
          if (!nativeEvent.isTrusted) missed(`a script set it to ${currentTarget.value}, and nobody moved it.`);
        }}
      />
      <Readout id="volume-value" label="Volume now">
        {String(volume)}
      </Readout>
    </Station>
  );
}
