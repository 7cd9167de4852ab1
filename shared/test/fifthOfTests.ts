import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { project } from '../project/folders.ts';

const FIFTHS = 5;

/** One of five parts, from 0, that depends on the text alone. */
export function fifthOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() % FIFTHS;
}

/** The part to run, from 0: that of `part`, such as `3/5`, or the one that the commit decides. Throws if it is not a fifth. */
export function fifthToRun(part = process.env.PLAYGROUND_PART): number {
  const [, number] = /^([1-5])\/5$/.exec(part ?? '') ?? [];
  if (part !== undefined && !number) throw new Error(`--part is a fifth, such as 3/5, not ${part}.`);
  return number ? Number(number) - 1 : fifthOf(git('rev-parse', 'HEAD'));
}

/** What git prints. Empty if it fails, as in a folder without a repository and in a shallow clone. */
export function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
