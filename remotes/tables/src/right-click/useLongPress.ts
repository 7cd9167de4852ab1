import { type TouchEvent, useEffect, useRef } from 'react';

/** The time of a long press on Android and iOS, in milliseconds. */
const LONG = 500;
/** A finger always moves a little. A movement of more pixels than this is a scroll. */
const SLOP = 10;

/** Handlers for a long press: one finger that rests for half a second. A second finger cancels it. */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const end = () => clearTimeout(press.current?.timer);
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    onTouchStart({ touches }: TouchEvent) {
      end();
      const finger = touches[0];
      if (finger && touches.length === 1) {
        press.current = { timer: setTimeout(onLongPress, LONG), x: finger.clientX, y: finger.clientY };
      }
    },
    onTouchMove({ touches }: TouchEvent) {
      const finger = touches[0];
      if (!finger || !press.current) return;
      if (Math.hypot(finger.clientX - press.current.x, finger.clientY - press.current.y) > SLOP) end();
    },
    onTouchEnd: end,
    onTouchCancel: end,
  };
}
