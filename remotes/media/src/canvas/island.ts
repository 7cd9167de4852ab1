/** The width and height of the whole island at level 0, and of each tile, in pixels. */
export const SIZE = 512;
export const LEVELS = 3;

/** An invented island: hills as x, y, height and width, where the island is one unit wide. */
const HILLS = [
  [0.5, 0.5, 0.62, 0.15],
  [0.36, 0.4, 0.5, 0.09],
  [0.64, 0.56, 0.5, 0.11],
  [0.3, 0.68, 0.42, 0.07],
  [0.7, 0.32, 0.4, 0.08],
  [0.84, 0.76, 0.36, 0.05],
  [0.14, 0.26, 0.34, 0.04],
] as const;

/** From the sea to the top: the lowest height of a colour, and its red, green and blue. */
export const COLOURS = [
  [0, 127, 184, 216],
  [0.12, 158, 206, 230],
  [0.2, 240, 224, 170],
  [0.26, 184, 214, 140],
  [0.5, 132, 182, 108],
  [0.75, 170, 158, 130],
  [0.95, 206, 200, 188],
] as const;

/** The number of the colour at a place of the island, whose width and height are 1. */
export function colourAt(x: number, y: number): number {
  const waves = 0.03 * Math.sin(23 * x + 9 * Math.sin(17 * y)) + 0.02 * Math.sin(41 * y + 7 * Math.sin(31 * x));
  const height = HILLS.reduce(
    (sum, [left, top, high, wide]) => sum + high * Math.exp(-((x - left) ** 2 + (y - top) ** 2) / (2 * wide ** 2)),
    0,
  );
  // The sea has no waves, so that its tiles stay small.
  const level = height < 0.08 ? 0 : height + waves;
  return Math.max(
    0,
    COLOURS.findLastIndex(([lowest]) => level >= lowest),
  );
}
