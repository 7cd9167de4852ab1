import { StationIndex } from '@playground/kit/stations/StationIndex';
import AllInOrder from './components/AllInOrder';
import Blur from './components/Blur';
import Chord from './components/Chord';
import EnterAndLeave from './components/EnterAndLeave';
import Focus from './components/Focus';
import HoldKey from './components/HoldKey';
import Pinch from './components/Pinch';
import Press from './components/Press';
import Swipe from './components/Swipe';
import { useOrder } from './components/useOrder';
import Wheel from './components/Wheel';
import { stations } from './stations';

export default function Events() {
  const { order, onDone } = useOrder();
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <Press id="click" label="Click me" wanted={['a click']} onDone={onDone} />
      <Press id="double-click" label="Click me twice" wanted={['a double click']} onDone={onDone} />
      <Press id="triple-click" label="Click me three times" wanted={['a triple click']} onDone={onDone} />
      <Press id="right-click" label="Right-click me" wanted={['a right click']} onDone={onDone} />
      <Press id="middle-click" label="Middle-click me" wanted={['a middle click']} onDone={onDone} />
      <Press
        id="modified-press"
        label="Click me with Ctrl"
        wanted={['a click with Ctrl', 'a click with Meta']}
        onDone={onDone}
      />
      <HoldKey onDone={onDone} />
      <Focus onDone={onDone} />
      <Blur onDone={onDone} />
      <Wheel onDone={onDone} />
      <Chord onDone={onDone} />
      <EnterAndLeave onDone={onDone} />
      <Swipe onDone={onDone} />
      <Pinch onDone={onDone} />
      <AllInOrder {...order} />
    </div>
  );
}
