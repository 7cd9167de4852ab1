import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { root } from '../build/workspaces.ts';
import { nameOf } from './problems.ts';

/** What `tsc` says of a place: `src/a.ts(3,5): error TS2322: Type …`. */
const COMPLAINT = /^(.+)\((\d+),(\d+)\): error TS\d+: (.*)$/gm;

/** The tsconfig.json that a workspace is checked by: its own where it lies elsewhere, else that of the whole project. */
export function typeProjectOf(directory: string): string {
  const own = path.join(directory, 'tsconfig.json');
  return existsSync(own) ? own : path.join(root, 'tsconfig.json');
}

/**
 * A check of types that says in the terminal what is wrong, a line each, whenever that is something else than before. Each call asks
 * for one. `memory` is a file in which it remembers what has not changed.
 */
export function typeCheck(project: string, memory: string): () => void {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const args = ['--project', project, '--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', memory];
  let said = '';
  let running = false;
  let wanted = false;
  return function check() {
    wanted = running;
    if (running) return;
    running = true;
    const { pid } = execFile(process.execPath, [tsc, ...args], (_, output) => {
      const complaints = [...output.matchAll(COMPLAINT)];
      const text = complaints
        .map(([, file = '', line, column, words]) => `${nameOf(file)}:${line}:${column} ${words}`)
        .join('\n');
      if (text !== said) console.log(text || 'All types are right again.');
      said = text;
      running = false;
      if (wanted) check();
    });
    // A build that is waited for comes first.
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  };
}
