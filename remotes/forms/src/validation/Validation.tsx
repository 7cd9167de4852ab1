import { useSeed } from '@playground/kit/random';
import { StationIndex } from '@playground/kit/stations/StationIndex';
import { useState } from 'react';
import BrowsersOwnMessage from './components/BrowsersOwnMessage';
import CheckedWhileTyping from './components/CheckedWhileTyping';
import EnabledAfterThreeSeconds from './components/EnabledAfterThreeSeconds';
import EnabledWhenRight from './components/EnabledWhenRight';
import FieldNobodySees from './components/FieldNobodySees';
import NameTaken from './components/NameTaken';
import Summary from './components/Summary';
import TwoStepsAndBack from './components/TwoStepsAndBack';
import { draw } from './draw';
import { stations } from './stations';

export default function Validation() {
  const seed = useSeed();
  const [drawn] = useState(() => draw(seed));
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <BrowsersOwnMessage {...drawn.guests} />
      <Summary {...drawn.order} />
      <NameTaken name={drawn.taken} />
      <EnabledWhenRight password={drawn.password} />
      <EnabledAfterThreeSeconds word={drawn.word} />
      <FieldNobodySees {...drawn.member} />
      <CheckedWhileTyping name={drawn.typing} />
      <TwoStepsAndBack {...drawn.steps} />
    </div>
  );
}
