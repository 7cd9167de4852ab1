import { StationIndex } from '@playground/kit/stations/StationIndex';
import ClosedRoot from './components/ClosedRoot';
import DeclarativeRoot from './components/DeclarativeRoot';
import FocusDelegated from './components/FocusDelegated';
import FormElement from './components/FormElement';
import LabelAcross from './components/LabelAcross';
import LateRoot from './components/LateRoot';
import SameId from './components/SameId';
import SlottedButton from './components/SlottedButton';
import ThreeLevels from './components/ThreeLevels';
import { stations } from './stations';

export default function ShadowRoots() {
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <ClosedRoot />
      <ThreeLevels />
      <SlottedButton />
      <DeclarativeRoot />
      <FocusDelegated />
      <FormElement />
      <SameId />
      <LabelAcross />
      <LateRoot />
    </div>
  );
}
