import { useSeed } from '@playground/kit/random';
import HowMany from './components/HowMany';
import Jump from './components/Jump';
import Keyboard from './components/Keyboard';
import RowFarDown from './components/RowFarDown';
import Sideways from './components/Sideways';

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
