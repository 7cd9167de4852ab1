export interface Point {
  x: number;
  y: number;
}

/** A place in words, for outcomes. */
export const inWords = ({ x, y }: Point) => `${Math.round(x)} pixels from the left and ${Math.round(y)} from the top`;

/** A point that is turned around 0, clockwise as in the style `rotate`. */
export function turned({ x, y }: Point, degrees: number): Point {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
}

export const isInside = ({ x, y }: Point, { left, right, top, bottom }: Omit<DOMRectReadOnly, 'toJSON'>) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The gap in which `y` is: 0 is between the first two of these boxes. -1 if it is in none. */
export const gapAt = (y: number, rows: Pick<DOMRect, 'top' | 'bottom'>[]) =>
  rows.findIndex(({ bottom }, index) => y > bottom && y < (rows[index + 1]?.top ?? bottom));
