/** What the main thread has to do in the two pages with long lists, as a trace has it: a machine that is busy otherwise changes little. */
import type { Browser, Page } from 'playwright';
import { inFreshContext } from './load.ts';
import { serveBuilt } from './sites.ts';

/** Narrows 500 orders step by step and widens them again: most keys change some of the 100 rows, the first ones nearly all. */
const TYPED = 'cancelled';

/** How much slower the processor is meant to be. Reckoned, as Chromium's own brake counts the time that others take. */
const CPU = 4;

/** What the main thread of the page worked, in milliseconds. */
export interface Lists {
  /** For each key in the filter of 500 orders with everything switched on, CPU 4x: until its orders stand there, and the longest task of that. */
  keys: { work: number; longest: number }[];
  /** Of each frame while 10 000 rows are scrolled through. */
  frames: number[];
}

export async function measureLists(browser: Browser, runs: number): Promise<Lists> {
  const site = await serveBuilt();
  const lists: Lists = { keys: [], frames: [] };
  for (let run = 0; run < runs; run++) {
    lists.keys.push(...(await typeIntoGrid(browser, site.site.shell)));
    lists.frames.push(...(await scrollThrough(browser, site.site.shell)));
  }
  await site.close();
  return lists;
}

/** Types into the filter with 100 rows on the page, all columns, two keys of order and a page selected. */
function typeIntoGrid(browser: Browser, url: string): Promise<Lists['keys']> {
  return inFreshContext(browser, async (context) => {
    const page = await context.newPage();
    await page.goto(`${url}/dataGrid?seed=1`);
    await page.getByLabel('Rows per page').selectOption('100');
    await page.getByLabel('Date', { exact: true }).check();
    await page.getByLabel('Select this page').check();
    await page.getByRole('button', { name: 'City', exact: true }).click();
    await page.getByRole('button', { name: 'Amount', exact: true }).click({ modifiers: ['Shift'] });
    await page.getByLabel('Filter').focus();
    // One for all keys: a page whose trace begins may be drawn anew as a whole.
    const traced = await trace(browser);
    for (const key of [...TYPED, ...Array.from(TYPED, () => 'Backspace')]) {
      await page.evaluate(() => console.timeStamp('key'));
      await page.keyboard.press(key);
      // Until the orders that are left are drawn.
      await page.waitForFunction(() => !document.querySelector('#orders-scroll[aria-busy=true]'));
      await drawn(page);
    }
    const events = await traced();
    return between(events, timesOf(events, 'TimeStamp')).map((ofKey) => {
      const tasks = tasksIn(ofKey);
      return { work: CPU * sum(tasks), longest: CPU * Math.max(...tasks) };
    });
  });
}

/** Scrolls through all lockers as fast as frames come. */
function scrollThrough(browser: Browser, url: string): Promise<number[]> {
  return inFreshContext(browser, async (context) => {
    const page = await context.newPage();
    await page.goto(`${url}/virtualList?seed=1`);
    await page.getByText('Locker 1', { exact: true }).waitFor();
    const traced = await trace(browser);
    await page.getByLabel('Lockers, scrolling').evaluate(async (list) => {
      // Rows that are measured move those below, so that no step is as long as it should be.
      while (list.scrollTop + list.clientHeight < list.scrollHeight - 1) {
        list.scrollTop += 2000;
        await new Promise(requestAnimationFrame);
      }
    });
    return framesOf(await traced());
  });
}

/** Resolves when what has changed so far is on the screen. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** What DevTools' own timeline is drawn from: times in microseconds, `tdur` without those in which the thread did not run. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args: { name?: string };
}

/** Begins a trace. Gives what ends it, and resolves with what there is of the main thread that had most to do. */
async function trace(browser: Browser): Promise<() => Promise<TraceEvent[]>> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'devtools.timeline.frame'],
    },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    const threads = events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid))
      .sort((one, other) => work(other) - work(one));
    return threads[0] ?? [];
  };
}

/** The tasks, in milliseconds. */
function tasksIn(events: TraceEvent[]): number[] {
  return events.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur / 1000);
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
const work = (events: TraceEvent[]) => sum(tasksIn(events));

/** The tasks from one frame to the next: each ends with what it hands to the compositor. */
function framesOf(events: TraceEvent[]): number[] {
  return between(events, [0, ...timesOf(events, 'Commit')])
    .slice(0, -1)
    .map(work);
}

function timesOf(events: TraceEvent[], wanted: string): number[] {
  return events
    .filter(({ name }) => name === wanted)
    .map(({ ts }) => ts)
    .sort((one, other) => one - other);
}

/** What begins at each of these times or after it, and before the next one. */
function between(events: TraceEvent[], times: number[]): TraceEvent[][] {
  return times.map((from, index) => events.filter(({ ts }) => ts >= from && ts < (times[index + 1] ?? Infinity)));
}
