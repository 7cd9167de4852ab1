import { type KeyboardEvent, useRef } from 'react';
import { keyOf } from '../keys';
import { Target, type TargetProps, useTarget } from './Target';

const EVENTS = ['keydown', 'keypress', 'keyup'];
const LONG = 1_000;

export default function HoldKey({ onDone }: TargetProps) {
  const { done, missed, ...target } = useTarget('hold-key', onDone);
  const since = useRef<number>(undefined);
  const press = (event: KeyboardEvent) => {
    const key = keyOf(event);
    if (event.repeat || !key) return;
    since.current = key === 'H' ? performance.now() : undefined;
    if (key !== 'H') missed(`it was ${key}, not H alone.`);
  };
  const release = (event: KeyboardEvent) => {
    if (since.current === undefined || event.code !== 'KeyH') return;
    const held = performance.now() - since.current;
    since.current = undefined;
    // Cut, not rounded: 0.999 s must not show as 1.00.
    const seconds = (Math.floor(held / 10) / 100).toFixed(2);
    if (held >= LONG) done(`H was held for ${seconds} seconds.`);
    else missed(`H was held for ${seconds} seconds. Hold it for at least one second.`);
  };
  const leave = () => {
    if (since.current !== undefined) missed('the focus left the button while H was held.');
    since.current = undefined;
  };
  return (
    <Target {...target} events={EVENTS} missed={missed}>
      <button
        type="button"
        id="hold-key-target"
        className="btn btn-primary"
        onKeyDown={press}
        onKeyUp={release}
        onBlur={leave}
        onPointerUp={({ pointerType }) =>
          pointerType === 'touch' && missed('it was touched, but this station needs a key.')
        }
      >
        Hold H here
      </button>
    </Target>
  );
}
