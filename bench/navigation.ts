import type { Browser, BrowserContext } from 'playwright';
import { median } from './figures.ts';
import { type Conditions, chained, FAST, inFreshContext, SLOW, underConditions } from './load.ts';
import { type BenchPage, COUNTER, HOME } from './pages.ts';
import { clickThrough } from './probe.ts';
import { serveBuilt } from './sites.ts';

interface Step {
  name: string;
  from: BenchPage;
  to: BenchPage;
  hover?: boolean;
}

const STEPS: Step[] = [
  { name: 'home to a demo, hovered', from: HOME, to: COUNTER, hover: true },
  { name: 'home to a demo, not hovered', from: HOME, to: COUNTER },
  { name: 'demo to demo, same group', from: COUNTER, to: { path: '/textareaMultiline', ready: 'main textarea' } },
  { name: 'demo to demo, other group', from: COUNTER, to: { path: '/dynamicTable', ready: 'main tbody tr' } },
];

export type NavigationRow = Awaited<ReturnType<typeof measureNavigation>>[number];

/**
 * Follows a link inside the page, `runs` times each, from a browser that has never seen the site. `ready` is the time from
 * the click to the mutation that brings the demo, in milliseconds; all are medians.
 */
export async function measureNavigation(browser: Browser, runs: number) {
  const { site, close } = await serveBuilt();
  const rows = [];
  for (const conditions of [FAST, SLOW]) {
    for (const step of STEPS) {
      const each: Awaited<ReturnType<typeof follow>>[] = [];
      for (let run = 0; run < runs; run++) {
        each.push(await inFreshContext(browser, (context) => follow(context, site.shell, step, conditions)));
      }
      rows.push({
        name: step.name,
        conditions: conditions.name,
        ready: median(each.map(({ ready }) => ready)),
        roundTrips: median(each.map(({ exchanges }) => Math.max(0, ...chained(exchanges).map(({ depth }) => depth)))),
        requests: median(each.map(({ exchanges }) => exchanges.length)),
      });
    }
  }
  await close();
  return rows;
}

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
  // A click made by script brings no pointer: nothing is preloaded by it.
  const ready = await page.evaluate(clickThrough, [to.path, to.ready] as [string, string]);
  await network.atRest();
  return { ready, exchanges: network.exchanges() };
}
