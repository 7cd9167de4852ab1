import path from 'node:path';
import type { Tool } from '@playground/kit/contract/practice';
import { siteFromEnvironment } from '@playground/kit/project/environment';
import { build } from '@playground/kit/scripts/build/build';
import { FLAG, run, TEXTS } from '@playground/kit/scripts/commandLine';
import { onFreePorts, serveSite } from '@playground/kit/scripts/serve/serveSite';
import { chosen, countOf, runSolutions } from '@playground/kit/scripts/testing/solutions';
import { requireBrowser } from '@playground/kit/test/chromium';
import { openExam } from './openExam.ts';

/** WebdriverIO cannot take a browser that runs already. */
const EXAMINED: readonly Tool[] = ['playwright', 'puppeteer', 'selenium'];

const HELP = `
npm run workshop -- exam:solutions [--built] [--marked] [--tool NAME]… [PART OF A PATH]…

Runs the demos' solutions in the browsers of an exam, and counts rewards: those of all tools, or of the named ones
(${EXAMINED.join(', ')}). It takes all demos, or those whose paths contain a given part.

  --built   takes the builds as they are
  --marked  draws a sixth of the tasks, and marks their pages all the time, as agents do
`;

const options = {
  built: FLAG,
  marked: FLAG,
  tool: TEXTS,
} as const;

run(HELP, { options, allowPositionals: true }, async ({ values: { built, marked, tool }, positionals: parts }) => {
  const tools = chosen('tool', EXAMINED, tool);
  if (!built) await build();
  const running = await serveSite(onFreePorts({ ...siteFromEnvironment(), exam: true }));
  const exam = await openExam(running.site, { browser: requireBrowser(), parallel: 16, deadline: 120 });
  const env = {
    PLAYGROUND_EXAM: exam.server.url,
    PLAYGROUND_RUNS: path.join(import.meta.dirname, 'startRun.ts'),
    ...(marked && { PLAYGROUND_MARKED: String(Date.now()) }),
  };
  const verdicts = await runSolutions(running.site, { parts, tools, env });
  const runs = exam.runs.graded;
  for (const { tool, task, reachedBy, why, reward } of runs) {
    if (!reward) console.log(`   ${task} by ${tool}: no reward (${reachedBy}). ${why}`);
  }
  await exam.server.close();
  await exam.runs.close();
  await running.close();
  // The exam leaves out some tasks, so their solutions were not run.
  const { failed } = countOf(verdicts.filter(({ result }) => result !== 'not run'));
  const rewarded = runs.filter(({ reward }) => reward).length;
  console.log(`\n${rewarded} of ${runs.length} runs rewarded, ${failed} solutions failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
