import type { Browser, BrowserContext } from 'playwright';
import { demosBuiltIn } from '../scripts/testing/readBuilt.ts';
import { pagesOf } from '../shared/contract/routes.ts';
import { median, ratioOf } from './figures.ts';
import { inFreshContext } from './load.ts';
import { LETTERS } from './pages.ts';
import { atMost, type Part } from './report.ts';
import { configured, serveWays } from './sites.ts';

const PAGES = 50;
const SITES = ['federated', 'single'] as const;

/** The time of a suite that opens pages one after the other, each in a fresh context. The sites take turns. */
export async function measureSuite(browser: Browser, runs: number): Promise<Part> {
  // Frames from another group stay empty in the plain build, because all its groups have one origin.
  const paths = configured.remotes
    .flatMap(({ name }) => demosBuiltIn(name))
    .filter(({ tags }) => !tags.includes('iframe'))
    .flatMap(pagesOf)
    .map(({ path }) => path);
  const opened = Array.from({ length: PAGES }, (_, index) => paths[index % paths.length] as string);
  const { urls, close } = await serveWays();
  const figures: Record<(typeof SITES)[number], number[]> = { federated: [], single: [] };
  for (let run = 1; run <= runs; run++) {
    for (const way of SITES) {
      let all = 0;
      for (const path of opened) all += await inFreshContext(browser, (context) => open(context, urls[way] + path));
      figures[way].push(all);
    }
    console.log(`  suite: run ${run} of ${runs}`);
  }
  await close();
  const ratio = ratioOf(figures.federated, figures.single);
  return {
    figures,
    checks: [atMost('a suite of 50 pages, fast: to the same on (c)', ratio, 1, ' ×', 2)],
    tables: [
      SITES.map((way) => {
        const all = `${median(figures[way]).toFixed(0)} ms`;
        return { 'a suite of 50 pages, fast': LETTERS[way], 'goto to ready, all': all };
      }),
    ],
  };
}

/** The milliseconds from `goto` until the page is ready. */
async function open(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main:not([aria-busy=true])').waitFor();
  return performance.now() - began;
}
