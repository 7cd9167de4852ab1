import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { stations } from '../stations';

const PIXELS_A_STEP = 10;

export default function Dial({ wanted }: { wanted: number }) {
  const [outcome, { done, missed }] = useOutcome();
  const dial = useRef<HTMLButtonElement>(null);
  const [turned, setTurned] = useState(0);
  const isHeld = () => dial.current !== null && document.pointerLockElement === dial.current;
  useEffect(() => {
    const element = dial.current;
    const refuse = () => missed('the browser did not give the pointer to the dial.');
    document.addEventListener('pointerlockerror', refuse);
    return () => {
      document.removeEventListener('pointerlockerror', refuse);
      if (document.pointerLockElement === element) document.exitPointerLock?.();
    };
  }, [missed]);
  const shown = Math.round(turned / PIXELS_A_STEP);
  const press = ({ nativeEvent: event }: MouseEvent) => {
    if (!isByHand(event, missed)) return;
    if (!isHeld()) {
      setTurned(0);
      if (!dial.current?.requestPointerLock) return missed('this browser has no pointer lock.');
      // Older browsers return nothing. What is refused is an event, too.
      return void dial.current.requestPointerLock()?.catch(() => {});
    }
    document.exitPointerLock();
    if (shown === wanted) done(`the dial shows ${wanted}.`);
    else missed(`the dial shows ${shown}, not ${wanted}.`);
  };
  return (
    <Station of={stations.dial} outcome={outcome}>
      <p>
        The number is <strong id="asked-number">{wanted}</strong>.
      </p>
      <div className="d-flex align-items-center gap-3">
        <button
          ref={dial}
          type="button"
          id="hold-dial"
          className="btn btn-primary"
          onClick={press}
          onMouseMove={({ nativeEvent: { isTrusted, movementX } }) => {
            if (isHeld() && isTrusted) setTurned((before) => before + movementX);
          }}
        >
          Hold the dial
        </button>
        <output id="dial-number" aria-label="Dial" className="fs-3">
          {shown}
        </output>
      </div>
    </Station>
  );
}
