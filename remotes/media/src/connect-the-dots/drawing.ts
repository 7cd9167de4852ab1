import { dotAt, isClosed, type Line, type Point, TRIANGLE, withLine } from './geometry';

export interface Drawing {
  dots: Point[];
  /** All connections. They stay after the drag that made them. */
  lines: Line[];
  /** The dots that the current drag has visited, in order. Empty if there is no drag. */
  path: number[];
  /** The position of the pointer during a drag. */
  pointer?: Point;
}

export type Action =
  | { type: 'switch'; dots: Point[] }
  | { type: 'press'; at: Point }
  | { type: 'move'; at: Point }
  | { type: 'cancel' };

export const START: Drawing = { dots: TRIANGLE, lines: [], path: [] };

/** Returns the drawing after an action. A press beside the dots or on a closed shape changes nothing. */
export function draw(drawing: Drawing, action: Action): Drawing {
  const { dots, lines, path } = drawing;
  switch (action.type) {
    case 'switch':
      return { ...START, dots: action.dots };
    case 'press': {
      const dot = dotAt(dots, action.at);
      if (dot === undefined || isClosed(dots.length, lines)) return drawing;
      return { dots, lines, path: [dot], pointer: action.at };
    }
    case 'move':
      return path.length === 0 ? drawing : visit({ ...drawing, pointer: action.at }, dotAt(dots, action.at));
    case 'cancel':
      return path.length === 0 ? drawing : { dots, lines, path: [] };
  }
}

/** Connects the dot under the pointer, if the drag can visit it now. */
function visit(drawing: Drawing, dot: number | undefined): Drawing {
  const { dots, lines, path } = drawing;
  const last = path.at(-1);
  if (dot === undefined || last === undefined) return drawing;
  const returns = dot === path[0] && path.length === dots.length;
  if (path.includes(dot) && !returns) return drawing;
  const connected = withLine(lines, last, dot);
  return isClosed(dots.length, connected)
    ? { dots, lines: connected, path: [] }
    : { ...drawing, lines: connected, path: [...path, dot] };
}
