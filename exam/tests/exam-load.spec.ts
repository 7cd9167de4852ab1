/**
 * The exam (README.md) under load: many runs at once, many in a row, and a candidate that opens many tabs. It prints what it measured:
 * `PLAYGROUND_AUDIT=yes npm run test:e2e -- exam-load`, after a change of `exam/src`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { Runs } from '../src/runs';
import { expect, test } from './fixture';

const TASK = 'counter/five';
const MB = 1024 * 1024;
/** On two cores, 64 browsers that start at once take this long, in milliseconds. */
const PATIENCE = 300_000;

test.describe.configure({ mode: 'serial' });
test.skip(process.platform !== 'linux', 'What a run leaves behind is read from /proc.');

/** A page of a run's browser, at the address of the run. */
async function connect({ cdp, url }: { cdp: string; url: string }): Promise<Page> {
  const browser = await chromium.connectOverCDP(cdp, { timeout: PATIENCE });
  const page = (await browser.contexts()[0]?.newPage()) as Page;
  page.setDefaultTimeout(PATIENCE);
  await page.goto(url);
  return page;
}

async function countTo(count: number, page: Page): Promise<void> {
  for (let i = 0; i < count; i++) await page.getByRole('button', { name: 'Increment' }).click();
  await expect(page.getByRole('status', { name: 'Count' })).toHaveText(String(count), { timeout: PATIENCE });
}

/** How many child processes, open files and folders of browsers this process has. */
const held = () => ({
  processes: readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean).length,
  files: readdirSync('/proc/self/fd').length,
  folders: readdirSync(tmpdir()).filter((name) => name.startsWith('playground-exam-')).length,
});

test('64 runs at once: each has a browser and a grade of its own', { tag: '@audit' }, async ({ exam }) => {
  test.setTimeout(2 * PATIENCE);
  const runs = new Runs({ ...exam.runs.options, parallel: 64, deadline: 800 });
  const started = await Promise.all(Array.from({ length: 64 }, () => runs.start(TASK, {})));
  await expect(runs.start(TASK, {})).rejects.toThrow('64 runs are open');
  const pages = await Promise.all(started.map(connect));
  // Every second one brings the outcome about while all are open.
  const isGood = (i: number) => i % 2 === 0;
  await Promise.all(pages.map((page, i) => countTo(isGood(i) ? 5 : 3, page)));
  const grades = await Promise.all(started.map(({ run }) => runs.grade(run, true)));
  expect(grades.map(({ reward }) => reward)).toEqual(started.map((_, i) => (isGood(i) ? 1 : 0)));
  expect(new Set(started.map(({ url }) => url)).size).toBe(64);
  await runs.close();
});

test('a candidate that opens 200 tabs costs its own run alone', { tag: '@audit' }, async ({ exam: { runs } }) => {
  test.setTimeout(PATIENCE);
  const greedy = await runs.start(TASK, {});
  const page = await connect(greedy);
  const opening = Promise.allSettled(Array.from({ length: 200 }, () => page.context().newPage()));
  const good = await runs.start(TASK, {});
  await countTo(5, await connect(good));
  expect(await runs.grade(good.run, true)).toMatchObject({ reward: 1, reachedBy: 'input' });
  await opening;
  expect(await runs.grade(greedy.run, true)).toMatchObject({ reward: 0 });
});

test('1 000 runs in a row, four at a time, leave nothing behind', { tag: '@audit' }, async ({ exam: { runs } }) => {
  test.setTimeout(2_400_000);
  const waits: number[] = [];
  const sizes: number[] = [];
  const before = held();
  const four = async (count: number) => {
    let left = count;
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        while (left-- > 0) {
          const asked = performance.now();
          const { run } = await runs.start(TASK, {});
          waits.push(performance.now() - asked);
          expect(await runs.grade(run, false)).toMatchObject({ reward: 0, reachedBy: null });
        }
      }),
    );
    sizes.push(Math.round(process.memoryUsage().rss / MB));
  };
  for (let part = 0; part < 10; part++) await four(100);
  const median = waits.toSorted((one, other) => one - other)[500] ?? 0;
  console.log(`ready in ${Math.round(median)} ms (median), memory in MB after each 100 runs: ${sizes.join(', ')}`);
  // Connections to the site that were open before may have been closed meanwhile.
  const after = held();
  expect(after).toEqual({ ...before, files: after.files });
  expect(after.files).toBeLessThanOrEqual(before.files);
  expect(median).toBeLessThan(1500);
  // The report remembers each run. The first hundreds fill what the process keeps anyway.
  expect((sizes[9] as number) - (sizes[2] as number)).toBeLessThan(60);
});
