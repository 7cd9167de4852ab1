import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { inColumns, inOneLine } from '../commandLine.ts';

interface Learner {
  name: string;
  /** How much of each begun page is done, by its path: `2/3`. Undefined if the file cannot be read as one of progress. */
  pages: Record<string, string> | undefined;
}

const isPossible = (count: string) => Number(count.split('/')[0]) <= Number(count.split('/')[1]);
const Count = v.pipe(v.string(), v.regex(/^\d{1,3}\/\d{1,3}$/), v.check(isPossible));
const Progress = v.object({ pages: v.record(v.pipe(v.string(), v.regex(/^\/[\w/-]{1,100}$/)), Count) });

/** The files of `results/*.json`. A shell of Windows passes this on as it is. Throws if there is none. */
export function filesOf(asked: string): string[] {
  const { dir, base } = path.parse(asked);
  const [start = '', end] = base.split('*');
  if (end === undefined || existsSync(asked)) return [asked];
  const names = existsSync(dir) ? readdirSync(dir) : [];
  const found = names.filter((name) => name.startsWith(start) && name.endsWith(end));
  if (found.length === 0) throw new Error(`There is no file ${asked}.`);
  return found.map((name) => path.join(dir, name));
}

/** What a learner exported. The file is named after the learner. */
export function readLearner(file: string): Learner {
  const name = inOneLine(path.basename(file, '.json'));
  try {
    // Editors on Windows put a byte order mark at the start.
    const text = readFileSync(file, 'utf8').replace(/^\ufeff/, '');
    return { name, pages: v.parse(Progress, JSON.parse(text)).pages };
  } catch {
    return { name, pages: undefined };
  }
}

/** A row for each learner, a column for each page: those of a path, or all that somebody has begun. */
export function classTable(learners: Learner[], path?: string[]): string {
  const columns = path ?? [...new Set(learners.flatMap(({ pages = {} }) => Object.keys(pages)))].sort();
  const rows = learners
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, pages }) => [name, ...columns.map((column) => (pages ? (pages[column] ?? '-') : '?'))]);
  const unreadable = learners
    .filter(({ pages }) => !pages)
    .map(({ name }) => `${name}: this is not a file of progress.`);
  return [...inColumns([['', ...columns], ...rows]), ...unreadable].join('\n');
}

/** The name of a path, also in the address that somebody copied: `https://play.example/paths/waiting`. */
export function nameIn(asked: string): string {
  const [, name = '', search] = /\/paths(?:\/([^?#]*))?(\?[^#]*)?/.exec(asked) ?? [];
  return new URLSearchParams(search).get('path') ?? (name || asked);
}
