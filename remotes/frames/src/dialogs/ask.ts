/**
 * The shortest time, in milliseconds, that a real dialog takes to return its answer: the message goes to another process and
 * back. With tools it took 1.6 or more. A function that replaces a dialog took 0.1 or less.
 */
const LEAST = 0.5;

/** The outcome if `ask` returns nothing. */
export const NOT_SHOWN = 'this browser showed no dialog, or a script replaced it.';

/** Opens a dialog of the browser. Returns its answer in an object, or undefined if no dialog was shown. */
export function ask<Answer>(open: () => Answer): { answer: Answer } | undefined {
  const before = performance.now();
  try {
    const answer = open();
    return performance.now() - before < LEAST ? undefined : { answer };
  } catch {
    // Browsers inside other programs may throw instead of showing a dialog.
    return undefined;
  }
}
