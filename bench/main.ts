import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../scripts/build/build.ts';
import { compress } from '../scripts/build/compress.ts';
import { workspaces } from '../scripts/build/workspaces.ts';
import { run } from '../scripts/commandLine.ts';
import { root } from '../shared/project/folders.ts';
import { measureLoads } from './loads.ts';
import { type Part, reportOf } from './report.ts';
import { measureServed } from './served.ts';

const HELP = `
npm run bench -- [options]

Measures the site, and the same pages without federation, and checks each promise about speed. The exit code is 1 if a promise is
not kept. docs/benchmark.md explains the figures.

  --runs <count>  this many runs (default: 15)
  --only <part>   only loads, or only served
  --write         writes the figures into docs/benchmark.md
`;

/** In the order of the report. */
const PARTS = { loads: measureLoads, served: measureServed };

const options = {
  runs: { type: 'string', default: '15' },
  only: { type: 'string', default: Object.keys(PARTS).join() },
  write: { type: 'boolean' },
} as const;

run(HELP, { options }, async ({ values }) => {
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs needs a number of runs, at least 1.');
  const chosen = Object.entries(PARTS).filter(([name]) => values.only.split(',').includes(name));
  if (chosen.length === 0) throw new Error(`--only takes one of ${Object.keys(PARTS).join()}, not ${values.only}.`);

  await build();
  for (const { directory } of workspaces()) await compress(path.join(directory, 'dist'));
  const parts: Part[] = [];
  for (const [, measure] of chosen) parts.push(await measure(runs));
  const checks = parts.flatMap((part) => part.checks);
  const tables = parts.flatMap((part) => part.tables);
  console.log(`\n${reportOf(tables, checks)}\n`);
  const broken = checks.filter(({ met }) => !met);
  const met = `${checks.length - broken.length} of ${checks.length} promises met`;
  const heading = `Median of ${runs} runs, ${new Date().toISOString().slice(0, 10)}. ${met}: the last table has those that are not.`;
  if (values.write) writeReport(`${heading}\n\n${reportOf(tables, broken)}`);
  console.log(met);
  process.exitCode = broken.length === 0 ? 0 : 1;
});

/** Puts the figures between the markers in docs/benchmark.md. */
function writeReport(figures: string): void {
  const file = path.join(root, 'docs/benchmark.md');
  const marked = /(?<=<!--figures-->\n).*?(?=\n<!--\/figures-->)/s;
  const text = readFileSync(file, 'utf8').replace(marked, () => figures);
  writeFileSync(file, text);
}
