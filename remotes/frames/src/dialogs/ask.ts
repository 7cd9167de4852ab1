/**
 * The least time, in milliseconds, that a dialog which was really there takes, from its call to its answer: its message goes to
 * another process and an answer comes back. Tools were seen to need 1.6 at least, and what only stands in for a dialog 0.1 at most.
 */
const LEAST = 0.5;

/** What is said where `ask` has no answer. */
export const NOT_SHOWN = 'this browser showed no dialog, or a script stood in for it.';

/** Opens a dialog of the browser. Its answer comes back in an object, and nothing where no dialog was shown. */
export function ask<Answer>(open: () => Answer): { answer: Answer } | undefined {
  const before = performance.now();
  try {
    const answer = open();
    return performance.now() - before < LEAST ? undefined : { answer };
  } catch {
    // Browsers that are embedded in other programs may throw in place of a dialog.
    return undefined;
  }
}
