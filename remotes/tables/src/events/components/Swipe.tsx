import { type PointerEvent, useRef } from 'react';
import { wrongWithSwipe } from '../swipes';
import classes from './Events.module.css';
import { Target, type TargetProps, useTarget } from './Target';

const POINTER = ['pointerdown', 'pointermove', 'pointerup', 'mousedown', 'mousemove', 'mouseup'];
const EVENTS = [...POINTER, 'touchstart', 'touchmove', 'touchend'];

export default function Swipe({ onDone }: TargetProps) {
  const { done, missed, ...target } = useTarget('swipe', onDone);
  const start = useRef<{ pointerId: number; x: number; y: number; at: number }>(undefined);
  const press = ({ currentTarget, pointerId, button, clientX, clientY }: PointerEvent) => {
    if (button !== 0) return;
    if (start.current) {
      start.current = undefined;
      return missed('a second finger touched the area.');
    }
    // A swipe may end outside the area.
    currentTarget.setPointerCapture(pointerId);
    start.current = { pointerId, x: clientX, y: clientY, at: performance.now() };
  };
  const release = ({ pointerId, clientX, clientY, pointerType }: PointerEvent) => {
    if (start.current?.pointerId !== pointerId) return;
    const { x, y, at } = start.current;
    start.current = undefined;
    const wrong = wrongWithSwipe({ x: clientX - x, y: clientY - y }, performance.now() - at);
    if (wrong) missed(wrong);
    else done(`it was a swipe by ${pointerType}.`);
  };
  const cancel = () => {
    if (start.current) missed('the browser treated it as a scroll.');
    start.current = undefined;
  };
  return (
    <Target {...target} events={EVENTS} missed={missed}>
      <div
        id="swipe-target"
        className={`rounded user-select-none ${classes.area} ${classes.swipe} p-5 text-center`}
        onPointerDown={press}
        onPointerUp={release}
        onPointerCancel={cancel}
      >
        Swipe left here
      </div>
    </Target>
  );
}
