import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { mapsOf } from '../build/build.ts';
import { workspaces } from '../build/workspaces.ts';
import { run, TEXTS } from '../commandLine.ts';

const HELP = `
npm run workshop -- trace <code> [--maps <folder>]…

Finds the files and lines of your sources for each place of a script in a text: the technical code of a page, or a stack. Without a code,
it reads the text from its input: npm run workshop -- trace < mail.txt

  --maps <folder>  a folder with source maps. By default, dist-maps/ of each group and of the shell, where publish:remote and
                   build --maps put them
`;

/** A word of a stack: `static/counter.00d01e45dea4.js:1:234`, or an address. */
const WORD = /[^\s(),@]+/g;
/** The end of such a word. A retry adds a parameter. */
const PLACE = /^([\w.-]+\.js)(?:\?[^:]*)?:(\d+):(\d+)$/;

/** The text with a place in the sources instead of each place in a script that one of the folders has a map of, and their number. */
export function traced(code: string, folders: string[]): { words: string; found: number; missing: string[] } {
  const maps = new Map<string, TraceMap | undefined>();
  const mapOf = (script: string) => {
    const file = folders.map((folder) => path.join(folder, `${script}.map`)).find((one) => existsSync(one));
    if (!maps.has(script)) maps.set(script, file ? new TraceMap(readFileSync(file, 'utf8')) : undefined);
    return maps.get(script);
  };
  let found = 0;
  const words = code.replace(WORD, (word) => {
    const [, script, line, column] = PLACE.exec(word.slice(word.lastIndexOf('/') + 1)) ?? [];
    if (!script) return word;
    const map = mapOf(script);
    const place = { line: Math.max(1, Number(line)), column: Math.max(0, Number(column) - 1) };
    const own = map && originalPositionFor(map, place);
    if (!own?.source) return word;
    found += 1;
    return `${own.source.replace(/^webpack:\/\/(playground\/)?/, '')}:${own.line}:${own.column + 1}`;
  });
  return { words, found, missing: [...maps].filter(([, map]) => !map).map(([script]) => script) };
}

if (process.argv[1] === import.meta.filename) {
  run(HELP, { allowPositionals: true, options: { maps: TEXTS } }, async ({ positionals, values }) => {
    const code = positionals.length > 0 ? positionals.join(' ') : await text(process.stdin);
    const { words, found, missing } = traced(code, values.maps ?? workspaces().map(mapsOf));
    if (found > 0) console.log(words);
    const lacking = missing.length > 0 ? ` There is no source map of ${missing.join(', ')}.` : '';
    if (found === 0) throw new Error(`The code has no place that can be found in your sources.${lacking}`);
    if (lacking) console.error(lacking.trim());
  });
}
