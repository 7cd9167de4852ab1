/** The work of the main thread in two pages with long lists, from a trace. Other programs on the machine change it only a little. */
import type { Browser } from 'playwright';
import { median, percentile } from './figures.ts';
import { inFreshContext } from './load.ts';
import { atMost, type Part } from './report.ts';
import { serveBuilt } from './sites.ts';

/** Narrows 500 orders step by step and widens them again. Most keys change some of the 100 rows, the first ones nearly all. */
const TYPED = 'cancelled';

/** Times for a slower processor. They are multiplied here, because Chromium's own slowdown also counts the time of other programs. */
const CPU = 4;

export async function measureLists(browser: Browser, wanted: number): Promise<Part> {
  const { site, close } = await serveBuilt();
  const keys: { work: number; longest: number }[] = [];
  const frames: number[] = [];
  for (let run = 0; run < Math.min(wanted, 3); run++) {
    keys.push(...(await typeIntoGrid(browser, site.shell)));
    frames.push(...(await scrollThrough(browser, site.shell)));
  }
  await close();
  const longest = keys.map((key) => key.longest);
  const works = keys.map((key) => key.work);
  const ms = (time: number) => `${time.toFixed(1)} ms`;
  const row = (what: string, times: number[]) => ({
    'large lists, main thread': what,
    count: times.length,
    median: ms(median(times)),
    p95: ms(percentile(times, 0.95)),
    longest: ms(Math.max(...times)),
  });
  return {
    figures: { keys, frames },
    checks: [
      atMost('500 orders: longest task of a key in the filter, CPU 4x', Math.max(...longest), 50, ' ms', 1),
      atMost('10 000 rows: work of the longest frame', Math.max(...frames), 50, ' ms', 1),
    ],
    tables: [
      [
        row('longest task of a key in the filter of 500 orders, CPU 4x', longest),
        row('all tasks of such a key', works),
        row('a frame, scrolling through 10 000 rows', frames),
      ],
    ],
  };
}

/** The work of each key in the filter with 100 rows on the page, all columns, two sort keys and a page selected, in milliseconds. */
function typeIntoGrid(browser: Browser, url: string) {
  return inFreshContext(browser, async (context) => {
    const page = await context.newPage();
    await page.goto(`${url}/dataGrid?seed=1`);
    await page.getByLabel('Rows per page').selectOption('100');
    await page.getByLabel('Date', { exact: true }).check();
    await page.getByLabel('Select this page').check();
    await page.getByRole('button', { name: 'City', exact: true }).click();
    await page.getByRole('button', { name: 'Amount', exact: true }).click({ modifiers: ['Shift'] });
    await page.getByLabel('Filter').focus();
    // One trace for all keys: when a trace begins, Chromium may draw the whole page again.
    await startTrace(browser);
    for (const key of [...TYPED, ...Array.from(TYPED, () => 'Backspace')]) {
      await page.evaluate(() => console.timeStamp('key'));
      await page.keyboard.press(key);
      // Then the orders that match are on the screen.
      await page.waitForFunction(() => !document.querySelector('#orders-scroll[aria-busy=true]'));
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    }
    const [, ...ofKeys] = splitAt('TimeStamp', await stopTrace(browser));
    return ofKeys.map((events) => ({ work: CPU * work(events), longest: CPU * Math.max(...tasksIn(events)) }));
  });
}

/** The work of each frame while the page scrolls through all lockers as fast as frames come, in milliseconds. */
function scrollThrough(browser: Browser, url: string): Promise<number[]> {
  return inFreshContext(browser, async (context) => {
    const page = await context.newPage();
    await page.goto(`${url}/virtualList?seed=1`);
    await page.getByText('Locker 1', { exact: true }).waitFor();
    await startTrace(browser);
    await page.getByLabel('Lockers, scrolling').evaluate(async (list) => {
      // The height changes on the way, because rows below move when a row is measured.
      while (list.scrollTop + list.clientHeight < list.scrollHeight - 1) {
        list.scrollTop += 2000;
        await new Promise(requestAnimationFrame);
      }
    });
    // A frame ends when it is handed to the compositor.
    const frames = splitAt('Commit', await stopTrace(browser));
    return frames.slice(0, -1).map(work);
  });
}

/** An event of DevTools' timeline. Times are in microseconds; `tdur` is without the time in which the thread did not run. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args: { name?: string };
}

function startTrace(browser: Browser): Promise<void> {
  const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'devtools.timeline.frame'];
  return browser.startTracing(undefined, { categories });
}

/** The events of the main thread that worked most. */
async function stopTrace(browser: Browser): Promise<TraceEvent[]> {
  const events: TraceEvent[] = JSON.parse(String(await browser.stopTracing())).traceEvents;
  const names = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const threads = names.map((thread) => events.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid));
  return threads.sort((one, other) => work(other) - work(one))[0] ?? [];
}

/** How long each task took, in milliseconds. */
function tasksIn(events: TraceEvent[]): number[] {
  return events.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur / 1000);
}

const work = (events: TraceEvent[]) => tasksIn(events).reduce((all, one) => all + one, 0);

/** Splits the events at each event of this name. The first part has the events before the first one. */
function splitAt(mark: string, events: TraceEvent[]): TraceEvent[][] {
  const times = events.filter(({ name }) => name === mark).map(({ ts }) => ts);
  const starts = [0, ...times.sort((one, other) => one - other)];
  return starts.map((from, index) => events.filter(({ ts }) => ts >= from && ts < (starts[index + 1] ?? Infinity)));
}
