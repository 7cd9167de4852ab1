import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useRef, useState } from 'react';
import { stations } from '../stations';
import Generation from './Generation';

const WANTED = 3;

export default function OnATimer() {
  const [outcome, { done, missed }] = useOutcome();
  const [generation, setGeneration] = useState(0);
  const [count, setCount] = useState(0);
  const pressed = useRef(new WeakSet<EventTarget>());
  const running = generation > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setGeneration((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  const press = (event: MouseEvent) => {
    const button = event.currentTarget as HTMLElement;
    if (!button.isConnected) missed('that button is not on the page any more.');
    else if (generation === 0) missed('nothing is replaced yet. Press ‘Start replacing’ first.');
    else if (pressed.current.has(button)) missed('that button was pressed already. Wait for the next one.');
    else if (isByHand(event, missed)) {
      pressed.current.add(button);
      setCount(count + 1);
      if (count + 1 >= WANTED) done('three different buttons were pressed.');
    }
  };
  return (
    <Station of={stations.timer} outcome={outcome}>
      <div className="d-flex flex-wrap align-items-center gap-3">
        <button
          type="button"
          id="start-replacing"
          className="btn btn-secondary"
          onClick={() => setGeneration((before) => before || 1)}
        >
          Start replacing
        </button>
        <Generation key={generation} onPress={press} />
        <span id="pressed">{`${Math.min(count, WANTED)} of ${WANTED} pressed.`}</span>
      </div>
    </Station>
  );
}
