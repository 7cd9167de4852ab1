import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build } from '../scripts/build/build.ts';
import { run } from '../scripts/commandLine.ts';
import { root } from '../shared/project/folders.ts';
import { findBrowser, launchOptions, requireBrowser } from '../shared/test/chromium.ts';
import { measureBuilds } from './builds.ts';
import { measureGrowth } from './growth.ts';
import { measureLists } from './lists.ts';
import { measureLoads } from './loads.ts';
import { measureNavigation } from './navigation.ts';
import { type Part, reportOf } from './report.ts';
import { measureServed } from './served.ts';
import { measureSuite } from './suite.ts';

const HELP = `
npm run bench -- [options]

Measures the site, and the same pages without federation, and checks each promise about speed. The exit code is 1 if a promise is
not kept. docs/benchmark.md explains the figures.

  --quick         three runs instead of fifteen
  --runs <count>  this many runs
  --only <parts>  some of loads,suite,navigation,growth,lists,served,builds
  --json <file>   the file for the results (default: .cache/bench/results.json)
  --write         writes the figures into docs/benchmark.md
`;

/** Each part has a browser of its own. */
const inBrowser = (part: (browser: Browser, runs: number) => Promise<Part>) => async (runs: number) => {
  requireBrowser();
  await build();
  const browser = await chromium.launch(launchOptions(findBrowser()));
  try {
    return await part(browser, runs);
  } finally {
    await browser.close();
  }
};

/** In the order of the report. */
const PARTS: Record<string, (runs: number) => Part | Promise<Part>> = {
  loads: inBrowser(measureLoads),
  suite: inBrowser(measureSuite),
  navigation: inBrowser(measureNavigation),
  growth: inBrowser(measureGrowth),
  lists: inBrowser(measureLists),
  served: measureServed,
  builds: measureBuilds,
};
const NAMES = Object.keys(PARTS);

const options = {
  quick: { type: 'boolean' },
  runs: { type: 'string' },
  only: { type: 'string', default: NAMES.join() },
  json: { type: 'string', default: path.join(root, '.cache/bench/results.json') },
  write: { type: 'boolean' },
} as const;

run(HELP, { options }, async ({ values }) => {
  const runs = Number(values.runs ?? (values.quick ? 3 : 15));
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs needs a number of runs, at least 1.');
  const only = values.only.split(',');
  const unknown = only.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0) throw new Error(`--only takes some of ${NAMES.join()}, not ${unknown.join()}.`);

  const parts: Record<string, Part> = {};
  for (const [name, measure] of Object.entries(PARTS).filter(([each]) => only.includes(each))) {
    console.log(`Measuring ${name}`);
    parts[name] = await measure(runs);
  }
  const checks = Object.values(parts).flatMap((part) => part.checks);
  const tables = Object.values(parts).flatMap((part) => part.tables);
  const report = reportOf(tables, checks);
  console.log(`\n${report}\n`);
  const date = new Date().toISOString();
  const figures = Object.entries(parts).map(([name, part]) => [name, part.figures]);
  mkdirSync(path.dirname(values.json), { recursive: true });
  const results = { date, runs, ...Object.fromEntries(figures), checks };
  writeFileSync(values.json, `${JSON.stringify(results, undefined, 2)}\n`);
  console.log(`As JSON: ${path.relative(process.cwd(), values.json)}`);
  if (values.write) writeReport(`Median of ${runs} runs, ${date.slice(0, 10)}.\n\n${report}`);
  const broken = checks.filter(({ met }) => !met).length;
  console.log(`${checks.length - broken} of ${checks.length} promises met`);
  process.exitCode = broken === 0 ? 0 : 1;
});

/** Puts the figures between the markers in docs/benchmark.md. */
function writeReport(figures: string): void {
  const file = path.join(root, 'docs/benchmark.md');
  const marked = /(?<=<!--figures-->\n).*?(?=\n<!--\/figures-->)/s;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(marked, () => figures),
  );
}
