import { codeFrameColumns } from '@babel/code-frame';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Problem } from '@playground/kit/contract/development';

/** A place in a script, as every browser's stacks write it. */
const PLACE = /(https?:\/\/[^\s()@?]+\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

/** An error with the place in our sources where it came from; without one when nothing of ours is in its stack. */
export async function problemOf(error: unknown): Promise<Problem> {
  const { message = String(error), stack = '' } = (error ?? {}) as Partial<Error>;
  for (const [, script = '', line, column] of stack.matchAll(PLACE)) {
    const map = await mapOf(script);
    if (!map) continue;
    const place = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (!place.source || /node_modules\/|^webpack:\/\/playground\/webpack\//.test(place.source)) continue;
    const source = sourceContentFor(map, place.source) ?? '';
    return {
      message,
      // webpack.config.base.ts names them so.
      file: place.source.replace(/^webpack:\/\/(playground\/)?/, ''),
      line: place.line,
      frame: codeFrameColumns(source, { start: { line: place.line } }),
    };
  }
  return { message };
}

async function mapOf(script: string): Promise<TraceMap | undefined> {
  try {
    const response = await fetch(`${script}.map`);
    return response.ok ? new TraceMap(await response.text()) : undefined;
  } catch {
    // A script of somebody else's.
    return undefined;
  }
}
