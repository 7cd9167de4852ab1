// Lets Playwright's runner load the package's TypeScript: `node --import=…/packageLoader.mjs`. By itself, it loads none in `node_modules`,
// where a team has the package. tsx cannot do this, because it gives functions a helper, `__name`, which pages do not have.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transform } from 'esbuild';

const root = new URL('../../', import.meta.url).href;

// Node loads this file again in the thread that runs these hooks.
if (isMainThread) register(import.meta.url);

export async function resolve(specifier, context, next) {
  if (!specifier.startsWith('.') || !context.parentURL?.startsWith(root)) return next(specifier, context);
  const found = ['.ts', '.tsx'].map((ending) => new URL(`${specifier}${ending}`, context.parentURL));
  return next(found.find((url) => existsSync(url))?.href ?? specifier, context);
}

export async function load(address, context, next) {
  if (!address.startsWith(root) || !/\.tsx?$/.test(address)) return next(address, context);
  const sourcefile = fileURLToPath(address);
  const options = { sourcefile, loader: 'tsx', jsx: 'automatic', target: 'es2022', sourcemap: 'inline' };
  const { code } = await transform(await readFile(sourcefile, 'utf8'), options);
  return { format: 'module', source: code, shortCircuit: true };
}
