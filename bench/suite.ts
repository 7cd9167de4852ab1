import type { Browser } from 'playwright';
import { pagesOf } from '../shared/contract/routes.ts';
import { publishedDemos } from './demos.ts';
import { inFreshContext } from './load.ts';
import type { Way } from './pages.ts';
import { serveWays } from './sites.ts';

/** How many pages a suite opens. */
const PAGES = 50;

/**
 * How long a whole suite takes that opens pages one after the other, each in a fresh context, from goto to ready: each turn, in
 * milliseconds.
 */
export type Suite = Record<Extract<Way, 'federated' | 'single'>, number[]>;

/** The suites take turns. */
export async function measureSuite(browser: Browser, runs: number): Promise<Suite> {
  // A frame of another origin has no group behind it in the plain build.
  const paths = publishedDemos()
    .filter(({ tags }) => !tags.includes('iframe'))
    .flatMap(pagesOf)
    .map(({ path }) => path);
  const opened = Array.from({ length: PAGES }, (_, index) => paths[index % paths.length] as string);
  const { urls, close } = await serveWays();
  const times = { federated: [] as number[], single: [] as number[] };
  for (let run = 1; run <= runs; run++) {
    for (const way of ['federated', 'single'] as const) {
      let all = 0;
      for (const path of opened) all += await inFreshContext(browser, (context) => open(context, urls[way] + path));
      times[way].push(all);
    }
    console.log(`  suite: run ${run} of ${runs}`);
  }
  await close();
  return times;
}

async function open(context: Parameters<Parameters<typeof inFreshContext>[1]>[0], url: string): Promise<number> {
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main:not([aria-busy=true])').waitFor();
  return performance.now() - began;
}
