import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { stations } from '../stations';
import Readout from './Readout';
import Slider from './Slider';

export default function TwoThumbs() {
  const [outcome, { done, missed }] = useOutcome();
  const [[lowest, highest], setPrices] = useState<[number, number]>([20, 180]);
  return (
    <Station of={stations['two-thumbs']} outcome={outcome}>
      <Slider
        min={0}
        max={200}
        step={5}
        unit="euros"
        thumbs={[
          { id: 'lowest-price', label: 'Lowest price', value: lowest },
          { id: 'highest-price', label: 'Highest price', value: highest },
        ]}
        onSlide={(thumb, value, { byPerson, over }) => {
          const [from, to] = thumb === 0 ? [value, highest] : [lowest, value];
          setPrices([from, to]);
          if (!byPerson) missed(`a script set a thumb to ${value}.`);
          else if (over && from === 60 && to === 140) done('the prices go from 60 to 140.');
        }}
      />
      <Readout id="prices-value" label="Prices now">{`from ${lowest} to ${highest}`}</Readout>
    </Station>
  );
}
