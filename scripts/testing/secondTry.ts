/** How many checks of a part passed. A part without counts of its own passes or fails as one. */
export interface Count {
  passed: number;
  failed: number;
}

/** The names of tests that passed, and of those that failed. */
export interface Tried {
  passed: string[];
  failed: string[];
}

export const flaky = (name: string) => `   flaky: ${name}, which passed at the second try`;

/** Tries tests that failed once more, and names those that pass now. One that fails again has failed, and so has one that does not run. */
export async function tryAgain(failed: string[], again: () => Promise<Tried>): Promise<Count & { output: string }> {
  const { passed } = await again();
  const late = failed.filter((name) => passed.includes(name));
  const output = late.map((name) => `${flaky(name)}\n`).join('');
  return { passed: late.length, failed: failed.length - late.length, output };
}
