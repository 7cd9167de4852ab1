import { type PointerEvent, useRef } from 'react';

/** Whether a change came from a person, and whether the pointer or key is released. */
export interface Move {
  byPerson: boolean;
  over: boolean;
}

type Pointed = PointerEvent<HTMLElement>;

/**
 * Handlers that follow one pointer from the press on an element until its release anywhere.
 * They call `begin` for the press, and `follow` for the press, each move and the release.
 */
export function useDrag(follow: (event: Pointed, move: Move) => void, begin?: (event: Pointed) => void) {
  const pointer = useRef<number>(undefined);
  const report = (event: Pointed, over: boolean) => follow(event, { byPerson: event.isTrusted, over });
  return {
    onPointerDown(event: Pointed) {
      if (event.button !== 0 || (pointer.current !== undefined && !event.isPrimary)) return;
      pointer.current = event.pointerId;
      // An event by a script has no active pointer to capture.
      if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
      begin?.(event);
      report(event, false);
    },
    onPointerMove(event: Pointed) {
      if (event.pointerId === pointer.current) report(event, false);
    },
    onPointerUp(event: Pointed) {
      if (event.pointerId !== pointer.current) return;
      pointer.current = undefined;
      report(event, true);
    },
    onPointerCancel(event: Pointed) {
      if (event.pointerId === pointer.current) pointer.current = undefined;
    },
  };
}
