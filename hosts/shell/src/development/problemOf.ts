import { codeFrameColumns } from '@babel/code-frame';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Problem } from '@playground/kit/contract/development';

/** A place in a script, as every browser writes it into a stack. */
const PLACE = /(https?:\/\/[^\s()@?]+\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

/** An error with its place in our sources, if its stack has one. */
export async function problemOf(error: unknown): Promise<Problem> {
  const { message = String(error), stack = '' } = (error ?? {}) as Partial<Error>;
  for (const [, script = '', line, column] of stack.matchAll(PLACE)) {
    const response = await fetch(`${script}.map`).catch(() => undefined);
    // A script that is not ours.
    if (!response?.ok) continue;
    const map = new TraceMap(await response.text());
    const place = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (!place.source || /node_modules\/|^webpack:\/\/playground\/webpack\//.test(place.source)) continue;
    const source = sourceContentFor(map, place.source) ?? '';
    return {
      message,
      // webpack.config.base.ts makes these names.
      file: place.source.replace(/^webpack:\/\/(playground\/)?/, ''),
      line: place.line,
      frame: codeFrameColumns(source, { start: { line: place.line } }),
    };
  }
  return { message };
}
