import { buildSync } from 'esbuild';

/** A module with all that it imports, as a script for any page. Its exports are in a global variable if `globalName` is given. */
export function pageScript(file: string, globalName?: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    format: 'iife',
    ...(globalName && { globalName }),
    minify: true,
    write: false,
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}
