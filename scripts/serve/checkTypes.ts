import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { project } from '../../services/common/src/project.ts';
import { nameOf } from './problems.ts';

/** What `tsc` says of a place: `src/a.ts(3,5): error TS2322: Type …`. */
const COMPLAINT = /^(.+)\((\d+),(\d+)\): error TS\d+: (.*)$/gm;

/** The tsconfig.json that a workspace is checked by: its own where it lies elsewhere, else that of the whole project. */
export function typeProjectOf(directory: string): string {
  const own = path.join(directory, 'tsconfig.json');
  return existsSync(own) ? own : path.join(project, 'tsconfig.json');
}

export interface TypeCheck {
  /** Asks for a check. */
  start(): void;
  /** What is being found is of no interest: there is code that cannot be read, of which `tsc` would complain as well. */
  forget(): void;
}

/**
 * A check of types that says in the terminal what is wrong, a line each, whenever that is something else than before. `memory` is a file in
 * which it remembers what has not changed.
 */
export function typeCheck(settings: string, memory: string): TypeCheck {
  const tsc = path.join(project, 'node_modules/typescript/bin/tsc');
  const args = ['--project', settings, '--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', memory];
  let said = '';
  let running = false;
  let next: 'nothing' | 'start' | 'forget' = 'nothing';
  const start = () => {
    if (running) {
      next = 'start';
      return;
    }
    running = true;
    next = 'nothing';
    const { pid } = execFile(process.execPath, [tsc, ...args], (_, output) => {
      running = false;
      if (next === 'start') return start();
      if (next === 'forget') return;
      const complaints = [...output.matchAll(COMPLAINT)];
      const lines = complaints.map(
        ([, file = '', line, column, words]) => `${nameOf(file)}:${line}:${column} ${words}`,
      );
      const text = lines.join('\n');
      if (text !== said) console.log(text || 'All types are right again.');
      said = text;
    });
    // A build that is waited for comes first.
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  };
  const forget = () => {
    if (running) next = 'forget';
  };
  return { start, forget };
}
