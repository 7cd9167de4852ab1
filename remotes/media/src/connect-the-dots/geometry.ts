export interface Point {
  x: number;
  y: number;
}

/** A connection of two dots, by their indexes. */
export type Line = [number, number];

/** The width and height of the canvas in its own coordinates. */
export const SIZE = 400;
export const DOT_RADIUS = 5;
const HIT_RADIUS = 10;

export const TRIANGLE: Point[] = [
  { x: 200, y: 100 },
  { x: 300, y: 300 },
  { x: 100, y: 300 },
];

export const HEXAGON: Point[] = [
  { x: 200, y: 80 },
  { x: 320, y: 160 },
  { x: 320, y: 280 },
  { x: 200, y: 360 },
  { x: 80, y: 280 },
  { x: 80, y: 160 },
];

/** Returns the index of the dot within the hit radius of a point, or undefined if there is none. */
export function dotAt(dots: Point[], { x, y }: Point): number | undefined {
  const index = dots.findIndex((dot) => Math.hypot(dot.x - x, dot.y - y) <= HIT_RADIUS);
  return index < 0 ? undefined : index;
}

const connects = ([a, b]: Line, from: number, to: number) => (a === from && b === to) || (a === to && b === from);

/** Adds a line, unless the two dots are already connected. */
export function withLine(lines: Line[], from: number, to: number): Line[] {
  return lines.some((line) => connects(line, from, to)) ? lines : [...lines, [from, to]];
}

/** Returns true if the lines contain a closed path through all dots. */
export function isClosed(dotCount: number, lines: Line[], path: number[] = [0]): boolean {
  const last = path.at(-1) ?? 0;
  if (path.length === dotCount) return lines.some((line) => connects(line, last, 0));
  return lines
    .filter((line) => line.includes(last))
    .map(([a, b]) => (a === last ? b : a))
    .some((next) => !path.includes(next) && isClosed(dotCount, lines, [...path, next]));
}
