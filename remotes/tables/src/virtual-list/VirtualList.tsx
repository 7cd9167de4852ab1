import { useSeed } from '@playground/kit/random';
import HowMany from './stations/HowMany';
import Jump from './stations/Jump';
import Keyboard from './stations/Keyboard';
import RowFarDown from './stations/RowFarDown';
import Sideways from './stations/Sideways';

export default function VirtualList() {
  const seed = useSeed();
  return (
    <div className="d-flex flex-column gap-4">
      <RowFarDown seed={seed} />
      <HowMany seed={seed} />
      <Sideways seed={seed} />
      <Jump seed={seed} />
      <Keyboard seed={seed} />
    </div>
  );
}
