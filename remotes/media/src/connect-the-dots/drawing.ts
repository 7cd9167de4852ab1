import { dotAt, isClosed, type Line, type Point, TRIANGLE, withLine } from './geometry';

export interface Drawing {
  dots: Point[];
  /** All connections made so far; they outlive the drag that made them. */
  lines: Line[];
  /** The dots that the drag in progress has visited, in its order. Empty without one. */
  path: number[];
  /** Where the pointer of the drag in progress is. */
  pointer?: Point;
}

export type Action =
  | { type: 'switch'; dots: Point[] }
  | { type: 'press'; at: Point }
  | { type: 'move'; at: Point }
  | { type: 'cancel' };

export const START: Drawing = { dots: TRIANGLE, lines: [], path: [] };

/** The drawing after what the pointer did. Away from the dots, and once the shape is closed, presses change nothing. */
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

/** Goes on to a dot, when there is one under the pointer that may be visited now. */
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
