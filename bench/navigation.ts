import type { Browser, BrowserContext } from 'playwright';
import { median } from './figures.ts';
import { type Conditions, FAST, inFreshContext, roundTrips, SLOW, underConditions } from './load.ts';
import { type BenchPage, COUNTER, HOME } from './pages.ts';
import { clickThrough } from './probe.ts';

interface Way {
  name: string;
  from: BenchPage;
  to: BenchPage;
  hover?: boolean;
}

const SAME_GROUP: BenchPage = { path: '/textareaMultiline', ready: 'main textarea' };
const OTHER_GROUP: BenchPage = { path: '/dynamicTable', ready: 'main tbody tr' };
const WAYS: Way[] = [
  { name: 'home to a demo, hovered', from: HOME, to: COUNTER, hover: true },
  { name: 'home to a demo, not hovered', from: HOME, to: COUNTER },
  { name: 'demo to demo, same group', from: COUNTER, to: SAME_GROUP },
  { name: 'demo to demo, other group', from: COUNTER, to: OTHER_GROUP },
];

export interface NavigationRow {
  name: string;
  conditions: string;
  /** From the click to the mutation that brings the demo, in milliseconds. */
  ready: number;
  roundTrips: number;
  requests: number;
}

/** Follows a link inside the page, `runs` times each, from a browser that has never seen the site. */
export async function measureNavigation(browser: Browser, url: string, runs: number): Promise<NavigationRow[]> {
  const rows: NavigationRow[] = [];
  for (const conditions of [FAST, SLOW]) {
    for (const way of WAYS) {
      const each: Omit<NavigationRow, 'name' | 'conditions'>[] = [];
      for (let run = 0; run < runs; run++) {
        each.push(await inFreshContext(browser, (context) => follow(context, url, way, conditions)));
      }
      rows.push({
        name: way.name,
        conditions: conditions.name,
        ready: median(each.map(({ ready }) => ready)),
        roundTrips: median(each.map((one) => one.roundTrips)),
        requests: median(each.map(({ requests }) => requests)),
      });
    }
  }
  return rows;
}

async function follow(context: BrowserContext, url: string, { from, to, hover }: Way, on: Conditions) {
  const page = await context.newPage();
  const network = await underConditions(page, on);
  await page.goto(url + from.path);
  await page.locator(from.ready).first().waitFor();
  await network.atRest();
  if (hover) {
    await page.locator(`a[href="${to.path}"]`).hover();
    await network.atRest();
  }
  network.clear();
  // A click made by script brings no pointer: nothing is preloaded by it.
  const ready = await page.evaluate(clickThrough, [to.path, to.ready] as [string, string]);
  await network.atRest();
  const exchanges = network.exchanges();
  return { ready, roundTrips: roundTrips(exchanges), requests: exchanges.length };
}
