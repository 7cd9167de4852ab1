import { type PointerEvent, useRef } from 'react';
import classes from './Events.module.css';
import { Target, type TargetProps, useTarget } from './Target';
import { useZoom } from './useZoom';

const TOUCH = ['pointerdown', 'pointermove', 'pointerup', 'touchstart', 'touchmove', 'touchend'];
const EVENTS = [...TOUCH, 'wheel', 'gesturestart', 'gesturechange', 'gestureend'];
const WIDE = 1.5;

interface Fingers {
  places: Map<number, { x: number; y: number }>;
  most: number;
  /** The distance of two fingers at the start and now. */
  apart: [number, number];
}

export default function Pinch({ onDone }: TargetProps) {
  const { done, missed, ...target } = useTarget('pinch', onDone);
  const judge = (scale: number, by: string) => {
    if (scale >= WIDE) done(`it was pinched to ${scale.toFixed(2)} times its size by ${by}.`);
    else missed(`it was pinched to ${scale.toFixed(2)} times its size by ${by}. At least ${WIDE} times is needed.`);
  };
  const zoom = useZoom(judge);
  const fingers = useRef<Fingers>({ places: new Map(), most: 0, apart: [0, 0] });
  const place = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const { places, apart } = fingers.current;
    places.set(pointerId, { x: clientX, y: clientY });
    const [one, two] = [...places.values()];
    if (one && two) apart[1] = Math.hypot(one.x - two.x, one.y - two.y);
  };
  const press = (event: PointerEvent) => {
    if (event.pointerType !== 'touch')
      return missed('it was pressed. With a mouse, turn the wheel while you hold Ctrl.');
    place(event);
    const { places, most, apart } = fingers.current;
    fingers.current.most = Math.max(most, places.size);
    apart[0] = apart[1];
  };
  const lift = ({ pointerId }: PointerEvent) => {
    const { places, most, apart } = fingers.current;
    if (!places.delete(pointerId) || places.size > 0) return;
    fingers.current = { places, most: 0, apart: [0, 0] };
    if (most !== 2) missed(`it was touched by ${most === 1 ? 'one finger' : `${most} fingers`}. Use two fingers.`);
    else judge(apart[1] / apart[0], 'two fingers');
  };
  return (
    <Target {...target} events={EVENTS} missed={missed}>
      <div
        id="pinch-target"
        ref={zoom}
        className={`rounded user-select-none ${classes.area} ${classes.pinch} p-5 text-center`}
        onPointerDown={press}
        onPointerMove={(event) => fingers.current.places.has(event.pointerId) && place(event)}
        onPointerUp={lift}
        onPointerCancel={lift}
      >
        Pinch me
      </div>
    </Target>
  );
}
