import { useSeed } from '@playground/kit/random';
import { StationIndex } from '@playground/kit/stations/StationIndex';
import { useState } from 'react';
import BidiMarks from './components/BidiMarks';
import CaseByStyle from './components/CaseByStyle';
import ClassesInAnyOrder from './components/ClassesInAnyOrder';
import Ellipsis from './components/Ellipsis';
import IdsThatChange from './components/IdsThatChange';
import IdsWithDigitsFirst from './components/IdsWithDigitsFirst';
import IdsWithDots from './components/IdsWithDots';
import LabelNotTheName from './components/LabelNotTheName';
import LabelsThatOccurTwice from './components/LabelsThatOccurTwice';
import LookAlikeLetters from './components/LookAlikeLetters';
import NonBreakingSpaces from './components/NonBreakingSpaces';
import SoftHyphens from './components/SoftHyphens';
import TextByBefore from './components/TextByBefore';
import TextInPieces from './components/TextInPieces';
import ZeroWidthSpaces from './components/ZeroWidthSpaces';
import { draw } from './draw';
import { stations } from './stations';

export default function TextTraps() {
  const seed = useSeed();
  const [drawn] = useState(() => draw(seed));
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <NonBreakingSpaces drawn={drawn.gate} />
      <ZeroWidthSpaces code={drawn.code} />
      <SoftHyphens drawn={drawn.hyphenated} />
      <BidiMarks digits={drawn.parcel} />
      <CaseByStyle drawn={drawn.cased} />
      <TextByBefore drawn={drawn.opening} />
      <Ellipsis drawn={drawn.report} />
      <TextInPieces drawn={drawn.flight} />
      <LookAlikeLetters word={drawn.sign} />
      <IdsThatChange drawn={drawn.changing} />
      <IdsWithDots fruit={drawn.fruit} />
      <IdsWithDigitsFirst floor={drawn.floor} />
      <ClassesInAnyOrder drawn={drawn.box} />
      <LabelsThatOccurTwice drawn={drawn.town} />
      <LabelNotTheName words={drawn.named.all} wanted={drawn.named.wanted} />
    </div>
  );
}
