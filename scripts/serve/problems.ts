import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeFrameColumns } from '@babel/code-frame';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { MultiStats, WebpackError } from 'webpack';
import { type Problem, placeOf } from '../../shared/contract/development.ts';

interface Place {
  file: string;
  line?: number | undefined;
  column?: number | undefined;
}

/** How swc says what is wrong: the words, the place, and a mark below the line. */
const SWC = /(?:^|\s)x (?<message>.+)\n *,-\[(?<file>.+):(?<line>\d+):\d+\]\n(?<lines>[\s\S]*?)\n *`----/m;

/** What is wrong in a build, each thing once: two compilations of the same demos have the same errors. */
export function problemsIn(stats: MultiStats): Problem[] {
  const problems = stats.stats.flatMap(({ compilation }) =>
    compilation.errors.map((error) => problemOf(error as WebpackError)),
  );
  return [...new Map(problems.map((problem) => [`${placeOf(problem)} ${problem.message}`, problem])).values()];
}

function problemOf(error: WebpackError): Problem {
  const text = error.message;
  const swc = SWC.exec(text)?.groups;
  if (swc) {
    const mark = /^ *: *\^/m.exec(swc.lines ?? '')?.[0].length;
    const width = /^ *\d+ \| /m.exec(swc.lines ?? '')?.[0].length ?? 0;
    return at({ file: swc.file ?? '', line: Number(swc.line), column: mark && mark - width }, swc.message);
  }
  // `Module not found: Error: Can't resolve './x' in '/a/long/folder'`, `Module build failed (from a/loader.js):\nSyntaxError: …`.
  const message = text
    .replace(/^Module (not found|build failed.*):\s+/, '')
    .replace(/^\w*Error: /, '')
    .replace(/\n +at [\s\S]*/, '')
    .replace(/ in '\/.*'$/m, '');
  return at(placeIn(error), message);
}

/** webpack tells places in what the loaders made of a file. */
function placeIn({ module, loc }: WebpackError): Place | undefined {
  const file = (module as { resource?: string } | undefined)?.resource;
  if (!file) return undefined;
  const start = loc && 'start' in loc ? loc.start : undefined;
  const map = module?.originalSource()?.map();
  if (!start || !map) return { file, line: start?.line };
  const { line, column } = originalPositionFor(new TraceMap(map as never), { ...start, column: start.column ?? 0 });
  return { file, line: line ?? undefined, column: column === null ? undefined : column + 1 };
}

/**
 * What is wrong with a workspace whose demos could not be read: a `demo.ts` that cannot be parsed or throws, or that lacks something
 * (scripts/build/readDemos.ts).
 */
export function problemOfDemos({ message, stack = '' }: Error, directory: string): Problem {
  const source = path.join(directory, 'src');
  const places = `${message}\n${stack}`.matchAll(
    /((?:file:\/\/)?\/[^\s()?:]+\.tsx?)(?:\?[^\s():]*)?(?::(\d+):(\d+))?/g,
  );
  for (const [, address = '', line, column] of places) {
    const file = address.replace('file://', '');
    if (!file.startsWith(source)) continue;
    const words = /ERROR: (.*)/.exec(message)?.[1] ?? message;
    // esbuild counts columns from 0.
    const shift = words === message ? 0 : 1;
    return at({ file, ...(line && { line: Number(line), column: Number(column) + shift }) }, words);
  }
  const [, folder = '', words = message] = /^(\S+): (.*)$/s.exec(message) ?? [];
  const file = path.resolve(folder, 'demo.ts');
  if (!existsSync(file)) return { message };
  const lines = readFileSync(file, 'utf8').split('\n');
  const named = lines.findIndex((text) => words.includes(/^ +(\w+):/.exec(text)?.[1] ?? '\0'));
  return at(
    { file, line: 1 + (named >= 0 ? named : lines.findIndex((text) => text.startsWith('export default'))) },
    words,
  );
}

function at(place: Place | undefined, message = ''): Problem {
  if (!place || !existsSync(place.file)) return { message };
  const { file, line, column } = place;
  const frame = line && codeFrameColumns(readFileSync(file, 'utf8'), { start: { line, ...(column && { column }) } });
  return {
    message,
    file: nameOf(file),
    ...(line && { line }),
    ...(column && { column }),
    ...(frame && { frame }),
  };
}

/** A file from the folder where one stands; one that lies elsewhere in full. */
export function nameOf(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') ? path.resolve(file) : relative;
}

/** For the terminal. */
export function describe(problem: Problem): string {
  return [`${placeOf(problem)} ${problem.message}`.trim(), problem.frame].filter(Boolean).join('\n');
}
