import type { Browser, BrowserContext } from 'playwright';
import { median } from './figures.ts';
import { type Conditions, FAST, inFreshContext, roundTripsOf, SLOW, underConditions } from './load.ts';
import { type BenchPage, COUNTER, HOME } from './pages.ts';
import { clickThrough } from './probe.ts';
import { atMost, type Part } from './report.ts';
import { serveBuilt } from './sites.ts';

interface Step {
  from: BenchPage;
  to: BenchPage;
  hover?: boolean;
}

const HOVERED = 'home to a demo, hovered';
const NOT_HOVERED = 'home to a demo, not hovered';
const STEPS: Record<string, Step> = {
  [HOVERED]: { from: HOME, to: COUNTER, hover: true },
  [NOT_HOVERED]: { from: HOME, to: COUNTER },
  'demo to demo, same group': { from: COUNTER, to: { path: '/textareaMultiline', ready: 'main textarea' } },
  'demo to demo, other group': { from: COUNTER, to: { path: '/dynamicTable', ready: 'main tbody tr' } },
};

/** Follows links inside the page, each time in a browser that has never seen the site. */
export async function measureNavigation(browser: Browser, runs: number): Promise<Part> {
  const { site, close } = await serveBuilt();
  const rows: { name: string; conditions: string; ready: number; roundTrips: number; requests: number }[] = [];
  for (const conditions of [FAST, SLOW]) {
    for (const [name, step] of Object.entries(STEPS)) {
      const each: Awaited<ReturnType<typeof follow>>[] = [];
      for (let run = 0; run < runs; run++) {
        each.push(await inFreshContext(browser, (context) => follow(context, site.shell, step, conditions)));
      }
      rows.push({
        name,
        conditions: conditions.name,
        ready: median(each.map(({ ready }) => ready)),
        roundTrips: median(each.map(({ exchanges }) => roundTripsOf(exchanges))),
        requests: median(each.map(({ exchanges }) => exchanges.length)),
      });
    }
  }
  await close();
  const hovered = rows.find((row) => row.name === HOVERED && row.conditions === FAST.name);
  const notHovered = rows.find((row) => row.name === NOT_HOVERED && row.conditions === SLOW.name);
  return {
    figures: rows,
    checks: [
      atMost('hovered demo: usable after the click, fast', hovered?.ready ?? Number.NaN, 50, ' ms', 1),
      atMost('demo not hovered: round trips', notHovered?.roundTrips ?? Number.NaN, 2, ''),
    ],
    tables: [
      rows.map(({ name, conditions, ready, roundTrips, requests }) => {
        const columns = { 'usable after, ms': ready.toFixed(1), 'round trips': roundTrips, requests };
        return { navigation: name, conditions, ...columns };
      }),
    ],
  };
}

/** `ready`: the milliseconds from the click to the mutation that brings the page. */
async function follow(context: BrowserContext, url: string, { from, to, hover }: Step, on: Conditions) {
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
  // A click by a script moves no pointer over the link, so nothing is preloaded.
  const ready = await page.evaluate(clickThrough, [to.path, to.ready] as [string, string]);
  await network.atRest();
  return { ready, exchanges: network.exchanges() };
}
