import { type PointerEvent, useRef } from 'react';

/** How a value came about: whether by real input, and whether the hand is off again. */
export interface Move {
  byPerson: boolean;
  over: boolean;
}

type Pointed = PointerEvent<HTMLElement>;

/**
 * Handlers that follow one pointer, from where it is pressed on an element until it is released, wherever it goes. `begin` is told
 * of the press, `follow` of the press, each move and the release.
 */
export function useDrag(follow: (event: Pointed, move: Move) => void, begin?: (event: Pointed) => void) {
  const pointer = useRef<number>(undefined);
  const told = (event: Pointed, over: boolean) => follow(event, { byPerson: event.isTrusted, over });
  return {
    onPointerDown(event: Pointed) {
      if (event.button !== 0 || (pointer.current !== undefined && !event.isPrimary)) return;
      pointer.current = event.pointerId;
      // The browser knows no pointer of a script's event.
      if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
      begin?.(event);
      told(event, false);
    },
    onPointerMove(event: Pointed) {
      if (event.pointerId === pointer.current) told(event, false);
    },
    onPointerUp(event: Pointed) {
      if (event.pointerId !== pointer.current) return;
      pointer.current = undefined;
      told(event, true);
    },
    onPointerCancel(event: Pointed) {
      if (event.pointerId === pointer.current) pointer.current = undefined;
    },
  };
}
