/** The minimum distance of a swipe, in pixels, and its maximum time, in milliseconds. */
const FAR = 100;
const LONG = 2_000;
/** A shorter move is a tap. In pixels. */
const TREMBLE = 10;

/** Says why a pointer movement is not a swipe to the left, or returns undefined if it is one. */
export function wrongWithSwipe({ x, y }: { x: number; y: number }, milliseconds: number): string | undefined {
  if (Math.hypot(x, y) < TREMBLE) return 'it was a tap.';
  if (Math.abs(x) < 2 * Math.abs(y)) return 'it went up or down.';
  if (x > 0) return 'it went to the right.';
  if (-x < FAR) return `it went ${Math.round(-x)} pixels to the left. At least ${FAR} are needed.`;
  if (milliseconds >= LONG) return `it took ${(milliseconds / 1000).toFixed(1)} seconds. It must take less than two.`;
  return undefined;
}
