import { AllInOrder, useOrder } from './targets/AllInOrder';
import Blur from './targets/Blur';
import Chord from './targets/Chord';
import EnterAndLeave from './targets/EnterAndLeave';
import Focus from './targets/Focus';
import HoldKey from './targets/HoldKey';
import Pinch from './targets/Pinch';
import Press from './targets/Press';
import Swipe from './targets/Swipe';
import Wheel from './targets/Wheel';

export default function Events() {
  const { order, onDone } = useOrder();
  return (
    <div className="d-flex flex-column gap-4">
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
