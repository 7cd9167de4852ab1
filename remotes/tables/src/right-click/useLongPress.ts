import { type TouchEvent, useEffect, useRef } from 'react';

/** As long as Android and iOS take to see a long press. */
const LONG = 500;
/** A finger never lies quite still; a movement of more pixels than this is a scroll. */
const SLOP = 10;

/** The handlers of an element on which a finger that rests half a second is a long press. A second finger is none. */
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
