import { useSeed } from '@playground/kit/random';
import { StationIndex } from '@playground/kit/stations/StationIndex';
import { useState } from 'react';
import ClearThemAll from './components/ClearThemAll';
import Colour from './components/Colour';
import Datalist from './components/Datalist';
import ExactDateAndTime from './components/ExactDateAndTime';
import FileByName from './components/FileByName';
import NumberWithAStep from './components/NumberWithAStep';
import Range from './components/Range';
import SixBoxes from './components/SixBoxes';
import ThreeFields from './components/ThreeFields';
import WeekAndMonth from './components/WeekAndMonth';
import { draw } from './draw';
import { stations } from './stations';

export default function InputTypes() {
  const seed = useSeed();
  const [asked] = useState(() => draw(seed));
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <ExactDateAndTime {...asked.departure} />
      <WeekAndMonth week={asked.week} month={asked.month} />
      <Colour colour={asked.colour} />
      <Range brightness={asked.brightness} />
      <NumberWithAStep cable={asked.cable} />
      <SixBoxes code={asked.code} />
      <ThreeFields date={asked.date} />
      <Datalist depots={asked.depots} depot={asked.depot} />
      <ClearThemAll prefilled={asked.prefilled} />
      <FileByName file={asked.file} />
    </div>
  );
}
