import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '..');

/** A demo's files by name, as they stand in its folder. */
export type Demos = Record<string, Record<string, string>>;

/**
 * Builds a remote out of these demos as `npm run build` would, without its standalone pages. Resolves with the folder of the
 * build, inside `directory`, which must lie inside the project, where the packages are found. Rejects with webpack's errors.
 */
export async function buildRemote(name: string, directory: string, demos: Demos): Promise<string> {
  for (const [slug, files] of Object.entries(demos)) {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(directory, 'src', slug, file)), { recursive: true });
      writeFileSync(path.join(directory, 'src', slug, file), content);
    }
  }
  const args = ['--import', 'tsx', import.meta.filename, name, directory];
  // A process of its own, with the loader that configurations of webpack are written for.
  await promisify(execFile)(process.execPath, args, { cwd: root });
  return path.join(directory, 'dist');
}

if (process.argv[1] === import.meta.filename) {
  const [name = '', directory = ''] = process.argv.slice(2);
  const { remote } = await import('../webpack.config.base.ts');
  const { runWebpack } = await import('../scripts/build/build.ts');
  const buildId = path.basename(directory);
  const configurations = await remote(
    name,
    directory,
  )({ mode: 'production', buildId, dist: path.join(directory, 'dist') });
  await runWebpack(configurations.slice(0, 1));
}
