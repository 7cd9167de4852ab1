import { type DragEvent, useEffect, useRef } from 'react';

/** The distance from an edge that starts scrolling, and the step per frame, in pixels. */
const NEAR = 40;
const STEP = 6;

/** Scrolls an element while something is dragged near its upper or lower edge. */
export function useEdgeScroll() {
  const frame = useRef(0);
  const stop = () => cancelAnimationFrame(frame.current);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return {
    onDragOver: ({ currentTarget: list, clientY }: DragEvent) => {
      stop();
      const { top, bottom } = list.getBoundingClientRect();
      const step = clientY < top + NEAR ? -STEP : clientY > bottom - NEAR ? STEP : 0;
      const go = () => {
        list.scrollTop += step;
        frame.current = requestAnimationFrame(go);
      };
      if (step !== 0) go();
    },
    onDragLeave: ({ currentTarget: list, relatedTarget }: DragEvent) => {
      // Ignores dragleave events between the rows of the list.
      if (!(relatedTarget instanceof Node && list.contains(relatedTarget))) stop();
    },
    onDrop: stop,
    onDragEnd: stop,
  };
}
