/**
 * Measures the site against the same pages without federation, and what has been promised.
 *
 *   npm run bench -- [--quick] [--runs 7] [--only loads,navigation,growth,builds] [--json file] [--write]
 *
 * `--quick` is three runs instead of seven. `--write` renews the figures and the picture in docs/. The exit code is 1
 * when a promise is not kept. docs/benchmark.md says what the figures mean.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build } from '../scripts/build/build.ts';
import { root } from '../scripts/build/workspaces.ts';
import { launchOptions, requireBrowser } from '../shared/test/chromium.ts';
import { measureBuilds } from './buildTimes.ts';
import { type Check, checkBuilds, checkGrowth, checkLoads, checkNavigation } from './checks.ts';
import { measureGrowth } from './growth.ts';
import { measureLoads } from './loads.ts';
import { measureNavigation } from './navigation.ts';
import { COUNTER } from './pages.ts';
import { serveWays } from './serveAll.ts';
import { buildTable, checkTable, growthTable, loadTable, navigationTable } from './tables.ts';
import { waterfall } from './waterfall.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    runs: { type: 'string' },
    only: { type: 'string', default: 'loads,navigation,growth,builds' },
    json: { type: 'string', default: path.join(root, '.cache/bench/results.json') },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs ?? (options.quick ? 3 : 7));
const wants = (part: string) => options.only.split(',').includes(part);
const results: Record<string, unknown> = { date: new Date().toISOString(), runs };
const tables: string[] = [];
const checks: Check[] = [];

if (['loads', 'navigation', 'growth'].some(wants)) await measureInBrowser();
if (wants('builds')) {
  console.log('Measuring builds');
  const times = measureBuilds(Math.min(runs, 3));
  results.builds = times;
  tables.push(buildTable(times));
  checks.push(...checkBuilds(times));
}

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

/** Everything that is seen in a browser, over one set of servers. */
async function measureInBrowser(): Promise<void> {
  requireBrowser();
  await build([]);
  console.log('Building the plain sites');
  const served = await serveWays();
  const browser = await chromium.launch(launchOptions());
  try {
    if (wants('loads')) {
      console.log('Measuring loads');
      const loads = await measureLoads(browser, served.urls, runs);
      results.loads = loads.rows;
      tables.push(loadTable(loads.rows));
      checks.push(...checkLoads(loads));
      const picture = waterfall(
        `${COUNTER.path}, cold, 1.6 Mbit/s, 150 ms, CPU 4x`,
        loads.example('federated', COUNTER),
        served.names,
      );
      if (options.write) writeFileSync(path.join(root, 'docs/waterfall.svg'), picture);
    }
    if (wants('navigation')) {
      console.log('Measuring navigation');
      const rows = await measureNavigation(browser, served.urls.federated, runs);
      results.navigation = rows;
      tables.push(navigationTable(rows));
      checks.push(...checkNavigation(rows));
    }
    if (wants('growth')) {
      console.log('Measuring growth');
      const growth = await measureGrowth(browser, runs);
      results.growth = growth;
      tables.push(growthTable(growth));
      checks.push(...checkGrowth(growth));
    }
  } finally {
    await browser.close();
    await served.close();
  }
}

/** Puts the tables between the markers in docs/benchmark.md. */
function writeReport(text: string): void {
  const file = path.join(root, 'docs/benchmark.md');
  const before = readFileSync(file, 'utf8');
  const after = before.replace(/(<!--figures-->\n).*?(\n<!--\/figures-->)/s, (_, start: string, end: string) => {
    return `${start}Median of ${runs} runs, ${new Date().toISOString().slice(0, 10)}.\n\n${text}${end}`;
  });
  writeFileSync(file, after);
}
