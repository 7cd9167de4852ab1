import { type MouseEvent, useEffect, useRef } from 'react';
import { type Click, nameOf } from '../presses';
import type { StationId } from '../stations';
import { Target, type TargetProps, useTarget } from './Target';

const EVENTS = ['mousedown', 'mouseup', 'pointerdown', 'pointerup', 'click', 'dblclick', 'auxclick', 'contextmenu'];
/** Clicks with a shorter pause belong together, in milliseconds. */
const QUIET = 500;

interface Props extends TargetProps {
  id: StationId;
  label: string;
  /** The names of the correct presses. */
  wanted: string[];
}

export default function Press({ id, label, wanted, onDone }: Props) {
  const { done, missed, ...target } = useTarget(id, onDone);
  const clicks = useRef<Click[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const add = (button: Click['button'], { detail, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    clicks.current.push({ button, count: detail, ctrlKey, metaKey, shiftKey, altKey });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const name = nameOf(clicks.current);
      clicks.current = [];
      if (wanted.includes(name)) done(`it was ${name}.`);
      else missed(`it was ${name}, not ${wanted[0]}.`);
    }, QUIET);
  };
  return (
    <Target {...target} events={EVENTS} missed={missed}>
      <button
        type="button"
        id={`${id}-target`}
        className="btn btn-primary"
        // Without this, some systems start to scroll after a middle press.
        onMouseDown={(event) => event.button === 1 && event.preventDefault()}
        onClick={(event) => add('left', event)}
        // The right button sends auxclick too, but contextmenu already counts it.
        onAuxClick={(event) => event.button === 1 && add('middle', event)}
        onContextMenu={(event) => {
          event.preventDefault();
          add('right', event);
        }}
      >
        {label}
      </button>
    </Target>
  );
}
