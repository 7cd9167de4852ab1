import { type Dispatch, type PointerEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Action, Drawing } from './drawing';
import { type Point, SIZE } from './geometry';
import { paint } from './paint';

interface DotCanvasProps {
  drawing: Drawing;
  /** The connections as text, which a script can read. */
  lines: string;
  closed: boolean;
  dispatch: Dispatch<Action>;
}

export default function DotCanvas({ drawing, lines, closed, dispatch }: DotCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // The pointer that draws, because a second finger must not move the line of the first.
  const drawnBy = useRef<number>(null);
  const ratio = useSyncExternalStore(onResize, () => window.devicePixelRatio);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    paint(context, drawing);
  }, [drawing, ratio]);

  function press(event: PointerEvent<HTMLCanvasElement>) {
    if (event.button !== 0 || (drawnBy.current ?? event.pointerId) !== event.pointerId) return;
    drawnBy.current = event.pointerId;
    // A touch is captured by its first element, which would then get no pointerleave event.
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      event.currentTarget.releasePointerCapture(event.pointerId);
    }
    dispatch({ type: 'press', at: pointOf(event.nativeEvent, event.currentTarget) });
  }

  function move(event: PointerEvent<HTMLCanvasElement>) {
    if (event.pointerId !== drawnBy.current) return;
    // One event can contain all moves of a frame, and a fast pointer passes a dot within one frame.
    const moves = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const each of moves.length > 0 ? moves : [event.nativeEvent]) {
      dispatch({ type: 'move', at: pointOf(each, event.currentTarget) });
    }
  }

  function cancel(event: PointerEvent<HTMLCanvasElement>) {
    if (event.pointerId !== drawnBy.current) return;
    drawnBy.current = null;
    dispatch({ type: 'cancel' });
  }

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`Canvas with ${drawing.dots.length} numbered dots`}
      data-dots={drawing.dots.map(({ x, y }) => `${x},${y}`).join(' ')}
      data-lines={lines}
      data-closed={closed}
      // One pixel for each pixel of the display makes sharp lines. The size on the page stays the same.
      width={Math.round(SIZE * ratio)}
      height={Math.round(SIZE * ratio)}
      className="d-block bg-white rounded"
      // Padding or a border would move the coordinates. Without touchAction, a finger scrolls the page.
      style={{ width: SIZE, maxWidth: '100%', aspectRatio: 1, touchAction: 'none', cursor: 'crosshair' }}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={cancel}
      onPointerLeave={cancel}
      onPointerCancel={cancel}
    />
  );
}

/** Returns the pointer's position in the canvas's own coordinates, because a small screen shows it smaller. */
function pointOf({ clientX, clientY }: MouseEvent, canvas: HTMLCanvasElement): Point {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return { x: ((clientX - left) * SIZE) / width, y: ((clientY - top) * SIZE) / height };
}

/** Zooming and another screen change the pixel ratio, and both resize the viewport. */
function onResize(changed: () => void) {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
