import fs from 'node:fs';
import type { Compiler } from 'webpack';

/** Documents and manifests keep their name from build to build. All other files have a hash in theirs. */
const FIXED_NAME = /(\.html|mf-\w+\.json)$/;

/**
 * Makes webpack replace documents and manifests in one step, after all other files of the build. By itself, webpack writes all files
 * at the same time, and empties each file before it fills it. A page that opened at that moment read an empty manifest. It then said
 * that its group is not available, and no later edit changed that.
 */
export function fixedNamesLast(compiler: Compiler): void {
  const written: string[] = [];
  const writeFile = (file: string, content: Buffer, done: fs.NoParamCallback) => {
    if (!FIXED_NAME.test(file)) return fs.writeFile(file, content, done);
    written.push(file);
    fs.writeFile(`${file}.new`, content, done);
  };
  compiler.outputFileSystem = { ...fs, writeFile } as unknown as Compiler['outputFileSystem'];
  compiler.hooks.afterEmit.tap('fixed names last', () => {
    for (const file of written.splice(0)) fs.renameSync(`${file}.new`, file);
  });
}
