import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { stations } from '../stations';
import Readout from './Readout';
import Slider from './Slider';

export default function VerticalSlider() {
  const [outcome, { done, missed }] = useOutcome();
  const [height, setHeight] = useState(10);
  return (
    <Station of={stations['vertical-slider']} outcome={outcome}>
      <Slider
        vertical
        min={0}
        max={100}
        step={1}
        unit="percent"
        thumbs={[{ id: 'blind', label: 'Blind', value: height }]}
        onSlide={(_, value, { byPerson, over }) => {
          setHeight(value);
          if (!byPerson) missed(`a script set it to ${value} percent.`);
          else if (over && value === 80) done('the blind is up to 80 percent.');
        }}
      />
      <Readout id="blind-value" label="Blind now">{`${height} percent`}</Readout>
    </Station>
  );
}
