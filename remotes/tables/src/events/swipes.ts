/** How far to the left a swipe goes, in pixels, and how long it takes at most, in milliseconds. */
const FAR = 100;
const LONG = 2_000;
/** A press that moves less is a tap. */
const TREMBLE = 10;

/** What is wrong with a movement of a pointer as a swipe to the left; undefined when it is one. */
export function wrongWithSwipe({ x, y }: { x: number; y: number }, milliseconds: number): string | undefined {
  if (Math.hypot(x, y) < TREMBLE) return 'it was a tap.';
  if (Math.abs(x) < 2 * Math.abs(y)) return 'it went up or down.';
  if (x > 0) return 'it went to the right.';
  if (-x < FAR) return `it went ${Math.round(-x)} pixels to the left, and ${FAR} are wanted.`;
  if (milliseconds >= LONG) return `it took ${(milliseconds / 1000).toFixed(1)} seconds, and less than two are wanted.`;
  return undefined;
}
