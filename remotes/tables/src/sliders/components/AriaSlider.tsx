import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { stations } from '../stations';
import Readout from './Readout';
import Slider from './Slider';

export default function AriaSlider() {
  const [outcome, { done, missed }] = useOutcome();
  const [temperature, setTemperature] = useState(18);
  return (
    <Station of={stations['aria-slider']} outcome={outcome}>
      <Slider
        min={5}
        max={30}
        step={0.5}
        unit="°C"
        thumbs={[{ id: 'temperature', label: 'Temperature', value: temperature }]}
        onSlide={(_, value, { byPerson, over }) => {
          setTemperature(value);
          if (!byPerson) missed(`a script set it to ${value} °C.`);
          else if (over && value === 21.5) done('the temperature is 21.5 °C.');
        }}
      />
      <Readout id="temperature-value" label="Temperature now">{`${temperature} °C`}</Readout>
    </Station>
  );
}
