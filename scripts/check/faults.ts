/**
 * Runs the fault table (e2e/tests/faults.spec.ts) and prints what came of it: a row for each fault, a column for each remote.
 *
 *   npm run faults [-- any argument of `playwright test`]         docs/faults.md is written anew when nothing was left out
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../build/build.ts';
import { root } from '../build/workspaces.ts';
import { runBrowserTests } from './e2e.ts';
import { faultTable, outcomesIn } from './faultTable.ts';

try {
  const args = process.argv.slice(2);
  await build([]);
  const results = mkdtempSync(path.join(tmpdir(), 'playground-faults-'));
  const output = path.join(results, 'faults.json');
  process.exitCode = await runBrowserTests(['faults.spec', ...args], { PLAYWRIGHT_JSON_OUTPUT_NAME: output });
  const outcomes = outcomesIn(JSON.parse(readFileSync(output, 'utf8')));
  rmSync(results, { recursive: true });
  const table = faultTable(outcomes);
  console.log(`\n${table}`);
  const file = path.join(root, 'docs/faults.md');
  const [head] = readFileSync(file, 'utf8').split(/^## The table$/m);
  if (args.length === 0) writeFileSync(file, `${head}## The table\n\n${table}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
