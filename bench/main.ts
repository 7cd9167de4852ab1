import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { build } from '../scripts/build/build.ts';
import { readArguments } from '../scripts/commandLine.ts';
import { root } from '../services/common/src/project.ts';
import { findBrowser, launchOptions, requireBrowser } from '../shared/test/chromium.ts';
import { measureBuilds } from './buildTimes.ts';
import { type Check, checkBuilds, checkGrowth, checkLists, checkLoads, checkNavigation, checkSuite } from './checks.ts';
import { measureGrowth } from './growth.ts';
import { measureLists } from './lists.ts';
import { measureLoads } from './loads.ts';
import { measureNavigation } from './navigation.ts';
import { measureSuite } from './suite.ts';
import { checkTable, growthTable, listsTable, loadTables, navigationTable, suiteTable } from './tables.ts';

const HELP = `
npm run bench -- [options]

Measures the site against the same pages without federation, and what has been promised. The exit code is 1 when a promise is
not kept. docs/benchmark.md says what the figures mean.

  --quick         three runs instead of fifteen
  --runs <count>  so many runs
  --only <parts>  some of loads,suite,navigation,growth,lists,builds
  --json <file>   where the results go, .cache/bench/results.json unless it is given
  --write         renews the figures in docs/
`;

const PARTS = ['loads', 'suite', 'navigation', 'growth', 'lists', 'builds'];
const { values: options } = readArguments(HELP, {
  options: {
    quick: { type: 'boolean', default: false },
    runs: { type: 'string' },
    only: { type: 'string', default: PARTS.join() },
    json: { type: 'string', default: path.join(root, '.cache/bench/results.json') },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs ?? (options.quick ? 3 : 15));
const only = options.only.split(',');
const unknown = only.filter((part) => !PARTS.includes(part));
const wrong = [
  ...(Number.isInteger(runs) && runs > 0 ? [] : ['--runs takes how many runs, at least 1.']),
  ...(unknown.length > 0 ? [`--only takes some of ${PARTS.join()}, not ${unknown.join()}.`] : []),
];
if (wrong[0]) {
  console.error(wrong[0]);
  process.exit(1);
}
const wants = (part: string) => only.includes(part);
const results: Record<string, unknown> = { date: new Date().toISOString(), runs };
const tables: string[] = [];
const checks: Check[] = [];

if (PARTS.some((part) => part !== 'builds' && wants(part))) {
  requireBrowser();
  await build([]);
  const browser = await chromium.launch(launchOptions(findBrowser()));
  try {
    await measure('loads', () => measureLoads(browser, runs), checkLoads, loadTables);
    await measure('suite', () => measureSuite(browser, runs), checkSuite, suiteTable);
    await measure('navigation', () => measureNavigation(browser, runs), checkNavigation, navigationTable);
    await measure('growth', () => measureGrowth(browser, runs), checkGrowth, growthTable);
    await measure('lists', () => measureLists(browser, Math.min(runs, 3)), checkLists, listsTable);
  } finally {
    await browser.close();
  }
}
await measure('builds', () => measureBuilds(Math.min(runs, 3)), checkBuilds);

tables.push(checkTable(checks));
const report = tables.join('\n\n');
console.log(`\n${report}\n`);
results.checks = checks;
mkdirSync(path.dirname(options.json), { recursive: true });
writeFileSync(options.json, `${JSON.stringify(results, undefined, 2)}\n`);
console.log(`As JSON: ${path.relative(process.cwd(), options.json)}`);
if (options.write) writeReport(report);
const broken = checks.filter(({ met }) => !met).length;
console.log(`${checks.length - broken} of ${checks.length} promises met`);
process.exitCode = broken === 0 ? 0 : 1;

/** Measures a part if it is wanted, and keeps its figures, what becomes of its promises, and its table. */
async function measure<T>(
  part: string,
  figures: () => T | Promise<T>,
  check: (figures: T) => Check[],
  show?: (figures: T) => string,
): Promise<void> {
  if (!wants(part)) return;
  console.log(`Measuring ${part}`);
  const measured = await figures();
  results[part] = measured;
  checks.push(...check(measured));
  if (show) tables.push(show(measured));
}

/** Puts the tables between the markers in docs/benchmark.md. */
function writeReport(text: string): void {
  const file = path.join(root, 'docs/benchmark.md');
  const figures = `Median of ${runs} runs, ${new Date().toISOString().slice(0, 10)}.\n\n${text}`;
  const before = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    before.replace(/(?<=<!--figures-->\n).*?(?=\n<!--\/figures-->)/s, () => figures),
  );
}
