#!/usr/bin/env node
// The commands for a team that has the package installed: `playground build`. In this repository, those that are not in its package.json
// are `npm run workshop -- trace`.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const WORKSHOP = {
  trace: 'scripts/publish/trace.ts',
  check: 'scripts/publish/check.ts',
  image: 'scripts/build/image.ts',
  release: 'scripts/release/release.ts',
  budgets: 'scripts/testing/budgets.ts',
  tools: 'scripts/testing/tools.ts',
  defects: 'scripts/testing/defects.ts',
  'exam:solutions': 'exam/src/solutions.ts',
  'test:scale': 'scripts/containers/scale.spec.ts',
  'test:faults': 'scripts/containers/waitingRequests.spec.ts',
  'test:visitors': 'scripts/containers/liveVisitors.spec.ts',
};

const root = new URL('../', import.meta.url);
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
/** `node scripts/run.mjs scripts/serve/start.ts` → `scripts/serve/start.ts`, by the command's name. The package lacks some of these files. */
const inScripts = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file] = /^node scripts\/run\.mjs (\S+\.ts)$/.exec(command) ?? [];
  return file ? [[name, file]] : [];
});
const files = Object.fromEntries(
  [...inScripts, ...Object.entries(WORKSHOP)].filter(([, file]) => existsSync(new URL(file, root))),
);
const name = process.argv[2] ?? '--help';
if (!files[name]) {
  console[name === '--help' ? 'log' : 'error'](
    `playground <command> [argument…]\n\nThe commands: ${Object.keys(files).join(', ')}.`,
  );
  process.exit(name === '--help' ? 0 : 1);
}
// These tests read no arguments, so --help would start them.
if (files[name].endsWith('.spec.ts') && process.argv.length > 3) {
  console.error(`${name} takes no arguments.`);
  process.exit(1);
}
const tsx = await import('tsx/esm/api').catch(() => {});
if (!tsx) {
  console.error('The packages are missing. Run npm ci first.');
  process.exit(1);
}
const script = new URL(files[name], root);
process.argv.splice(1, 2, fileURLToPath(script));
tsx.register();
await import(script.href);
