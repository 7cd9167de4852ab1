import type { Point } from './draw';

/** How close a line has to come to the middle of a cross, in pixels. */
const NEAR = 10;

/** How many of the crosses a line meets one after the other, until it misses one. */
export function crossesMet(line: readonly Point[], crosses: readonly Point[]): number {
  let met = 0;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1] ?? to;
    let reached = 0;
    for (let cross = crosses[met]; cross; cross = crosses[met]) {
      const { part, distance } = nearest(cross, from, to);
      // Two crosses on one piece count only if the line meets them in their order.
      if (distance > NEAR || part < reached) break;
      reached = part;
      met += 1;
    }
  }
  return met;
}

/** The part of the way between two places at which a point is nearest, from 0 to 1, and its distance there. */
function nearest({ x, y }: Point, from: Point, to: Point) {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const length = right ** 2 + down ** 2;
  const part = length ? Math.min(1, Math.max(0, ((x - from.x) * right + (y - from.y) * down) / length)) : 0;
  return { part, distance: Math.hypot(x - from.x - part * right, y - from.y - part * down) };
}
