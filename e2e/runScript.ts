import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '..');

/** Runs a file of `scripts/` to its end, as its npm command would. Rejects with what it said when it fails. */
export function runScript(script: string, ...args: string[]) {
  return promisify(execFile)(process.execPath, ['scripts/run.mjs', `scripts/${script}`, ...args], { cwd: root });
}
