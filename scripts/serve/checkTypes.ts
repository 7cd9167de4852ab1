import { type ChildProcess, execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { project } from '../../shared/project/folders.ts';
import { nameOf } from './problems.ts';

/** What `tsc` prints for an error: `src/a.ts(3,5): error TS2322: Type …`. */
const ERROR = /^(.+)\((\d+),(\d+)\): error TS\d+: (.*)$/gm;

/** The tsconfig.json for a workspace: its own if it has one, else that of the whole project. */
export function typeProjectOf(directory: string): string {
  const own = path.join(directory, 'tsconfig.json');
  return existsSync(own) ? own : path.join(project, 'tsconfig.json');
}

export type TypeCheck = ReturnType<typeof typeCheck>;

/** Prints one line for each wrong type, if they are not as before. In `memory`, `tsc` keeps what it needs to check only changes. */
export function typeCheck(settings: string, memory: string) {
  const tsc = path.join(project, 'node_modules/typescript/bin/tsc');
  const args = ['--project', settings, '--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', memory];
  let said = '';
  let running: ChildProcess | undefined;
  const stop = () => running?.kill();
  const start = () => {
    // It may still be running.
    stop();
    running = execFile(process.execPath, [tsc, ...args], (error, output) => {
      if (error?.killed) return;
      const errors = [...output.matchAll(ERROR)];
      const text = errors.map(([, file = '', line, column, words]) => `${nameOf(file)}:${line}:${column} ${words}`);
      if (text.join('\n') !== said) console.log(text.join('\n') || 'All types are right again.');
      said = text.join('\n');
    });
    // The next build has priority, because you wait for it.
    if (running.pid) setPriority(running.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  };
  return { start, stop };
}
