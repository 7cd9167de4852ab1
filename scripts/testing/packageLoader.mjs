// Lets Playwright's runner load the package's TypeScript: `node --import=…/packageLoader.mjs`. It reads TypeScript itself, but none in
// `node_modules`, where a team has the package. tsx would not do: it gives functions a helper, `__name`, which pages do not have.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transform } from '@swc/core';

const root = new URL('../../', import.meta.url).href;

// The thread that Node runs these hooks in loads this file as well.
if (isMainThread) register(import.meta.url);

export async function resolve(specifier, context, next) {
  if (!specifier.startsWith('.') || !context.parentURL?.startsWith(root)) return next(specifier, context);
  const found = ['.ts', '.tsx'].map((ending) => new URL(`${specifier}${ending}`, context.parentURL));
  return next(found.find((url) => existsSync(url))?.href ?? specifier, context);
}

export async function load(address, context, next) {
  if (!address.startsWith(root) || !/\.tsx?$/.test(address)) return next(address, context);
  const filename = fileURLToPath(address);
  const { code } = await transform(await readFile(filename, 'utf8'), {
    filename,
    configFile: false,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    sourceMaps: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
