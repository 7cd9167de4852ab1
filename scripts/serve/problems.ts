import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeFrameColumns } from '@babel/code-frame';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { MultiStats, WebpackError } from 'webpack';

interface Place {
  file: string;
  line?: number | undefined;
  column?: number | undefined;
}

/** An error of swc: the message, the place, and a mark below the line. */
const SWC = /(?:^|\s)x (?<message>.+)\n *,-\[(?<file>.+):(?<line>\d+):\d+\]\n(?<lines>[\s\S]*?)\n *`----/m;

/** The errors of a build, each one once: two compilations of the same demos have the same errors. */
export function problemsIn(stats: MultiStats): string[] {
  const errors = stats.stats.flatMap(({ compilation }) => compilation.errors as WebpackError[]);
  return [...new Set(errors.map(problemOf))];
}

function problemOf(error: WebpackError): string {
  const { message, file = '', line, lines = '' } = SWC.exec(error.message)?.groups ?? {};
  if (message) {
    const mark = /^ *: *\^/m.exec(lines)?.[0].length;
    const width = /^ *\d+ \| /m.exec(lines)?.[0].length ?? 0;
    return at({ file, line: Number(line), column: mark && mark - width }, message);
  }
  // `Module not found: Error: Can't resolve './x' in '/a/long/folder'`, `Module build failed (from a/loader.js):\nSyntaxError: …`.
  const words = error.message
    .replace(/^Module (not found|build failed.*):\s+/, '')
    .replace(/^\w*Error: /, '')
    .replace(/\n +at [\s\S]*/, '')
    .replace(/ in '\/.*'$/m, '');
  return at(placeIn(error), words);
}

/** webpack gives a place in the output of the loaders. This is the place in the source. */
function placeIn({ module, loc }: WebpackError): Place | undefined {
  const file = (module as { resource?: string } | undefined)?.resource;
  if (!file) return undefined;
  const start = loc && 'start' in loc ? loc.start : undefined;
  const map = module?.originalSource()?.map();
  if (!start || !map) return { file, line: start?.line };
  const { line, column } = originalPositionFor(new TraceMap(map as never), { ...start, column: start.column ?? 0 });
  return { file, line: line ?? undefined, column: column === null ? undefined : column + 1 };
}

/** The problem of a workspace whose demos could not be read: a syntax error, something thrown, or a missing field. */
export function problemOfDemos({ message, stack = '' }: Error, directory: string): string {
  const source = path.join(directory, 'src');
  const places = /((?:file:\/\/)?\/[^\s()?:]+\.tsx?)(?:\?[^\s():]*)?(?::(\d+):(\d+))?/g;
  for (const [, address = '', line, column] of `${message}\n${stack}`.matchAll(places)) {
    const file = address.replace('file://', '');
    if (!file.startsWith(source)) continue;
    const syntax = /ERROR: (.*)/.exec(message)?.[1];
    // esbuild counts columns from 0.
    const place = line && { line: Number(line), column: Number(column) + (syntax ? 1 : 0) };
    return at({ file, ...place }, syntax ?? message);
  }
  const [, folder = '', words = message] = /^(\S+): (.*)$/s.exec(message) ?? [];
  const file = path.resolve(folder, 'demo.ts');
  if (!existsSync(file)) return message;
  const lines = readFileSync(file, 'utf8').split('\n');
  const named = lines.findIndex((text) => words.includes(/^ +(\w+):/.exec(text)?.[1] ?? '\0'));
  const index = named >= 0 ? named : lines.findIndex((text) => text.startsWith('export default'));
  return at({ file, line: index + 1 }, words);
}

/** `file:line:column message`, a form that editors open, and the lines around the place. */
function at(place: Place | undefined, message: string): string {
  if (!place || !existsSync(place.file)) return message;
  const { file, line, column } = place;
  const head = `${[nameOf(file), line, column].filter(Boolean).join(':')} ${message}`;
  if (!line) return head;
  const start = { line, ...(column && { column }) };
  return `${head}\n${codeFrameColumns(readFileSync(file, 'utf8'), { start })}`;
}

/** The path from the current folder, or the whole path for a file outside it. */
export function nameOf(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') ? path.resolve(file) : relative;
}
