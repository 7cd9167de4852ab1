import ClosedRoot from './stations/ClosedRoot';
import DeclarativeRoot from './stations/DeclarativeRoot';
import FocusDelegated from './stations/FocusDelegated';
import FormElement from './stations/FormElement';
import LabelAcross from './stations/LabelAcross';
import LateRoot from './stations/LateRoot';
import SameId from './stations/SameId';
import SlottedButton from './stations/SlottedButton';
import ThreeLevels from './stations/ThreeLevels';

export default function ShadowRoots() {
  return (
    <div className="d-flex flex-column gap-4">
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
