#!/usr/bin/env node
// The commands for a team that has the package installed: `playground build`. The commands of this repository are in its package.json.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

const root = new URL('../', import.meta.url);
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
/** `node scripts/run.mjs scripts/serve/start.ts` → `scripts/serve/start.ts`, by the command's name. The package lacks some of these files. */
const files = Object.fromEntries(
  Object.entries(scripts).flatMap(([name, command]) => {
    const [, file] = /^node scripts\/run\.mjs (\S+)$/.exec(command) ?? [];
    return file && existsSync(new URL(file, root)) ? [[name, file]] : [];
  }),
);
const name = process.argv[2] ?? '--help';
if (!files[name]) {
  console[name === '--help' ? 'log' : 'error'](
    `playground <command> [argument…]\n\nThe commands: ${Object.keys(files).join(', ')}.`,
  );
  process.exit(name === '--help' ? 0 : 1);
}
const script = new URL(files[name], root);
process.argv.splice(1, 2, fileURLToPath(script));
register();
await import(script.href);
