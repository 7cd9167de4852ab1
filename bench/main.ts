import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../scripts/build/build.ts';
import { compress } from '../scripts/build/compress.ts';
import { workspaces } from '../scripts/build/workspaces.ts';
import { run } from '../scripts/commandLine.ts';
import { root } from '../shared/project/folders.ts';
import { measureLoads } from './loads.ts';
import { reportOf } from './report.ts';

const HELP = `
npm run bench -- [options]

Measures how the pages of the site load, and the same pages without federation, and checks each promise about speed. The exit code is 1 if
a promise is not kept. docs/benchmark.md explains the figures.

  --runs <count>  this many runs (default: 15)
  --write         writes the figures into docs/benchmark.md
`;

const options = { runs: { type: 'string', default: '15' }, write: { type: 'boolean' } } as const;

run(HELP, { options }, async ({ values }) => {
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs needs a number of runs, at least 1.');
  await build();
  for (const { directory } of workspaces()) await compress(path.join(directory, 'dist'));
  const { rows, checks } = await measureLoads(runs);
  console.log(`\n${reportOf({ rows, checks })}\n`);
  const broken = checks.filter(({ met }) => !met);
  const met = `${checks.length - broken.length} of ${checks.length} promises met`;
  const heading = `Median of ${runs} runs, ${new Date().toISOString().slice(0, 10)}. ${met}: the last table has those that are not.`;
  if (values.write) writeReport(`${heading}\n\n${reportOf({ rows, checks: broken })}`);
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
