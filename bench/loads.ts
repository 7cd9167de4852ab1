import type { Browser } from 'playwright';
import { type Figures, figuresOf } from './figures.ts';
import { type Chained, chained, FAST, inFreshContext, type Load, load, SLOW } from './load.ts';
import { COUNTER, DEMOS, HOME, WAYS, type Way } from './pages.ts';
import { serveWays } from './sites.ts';

export interface LoadRow extends Figures {
  page: string;
  conditions: string;
  cache: 'cold' | 'warm';
  way: Way;
}

export interface Loads {
  rows: LoadRow[];
  /** What the first cold load of the federated counter asked for, on the slow line. */
  chain: Chained[];
}

/** How often a page is loaded from the cache: nothing is promised of that. */
const WARM_RUNS = 3;

/** Loads everything `runs` times. The ways take turns, so that what else the machine does meets all of them alike. */
export async function measureLoads(browser: Browser, runs: number): Promise<Loads> {
  const cases = [SLOW, FAST].flatMap((conditions) =>
    [HOME, ...DEMOS].flatMap((page) =>
      WAYS.map((way) => ({ conditions, page, way, cold: [] as Load[], warm: [] as Load[] })),
    ),
  );
  const { urls, close } = await serveWays();
  for (let run = 1; run <= runs; run++) {
    for (const { conditions, page, way, cold, warm } of cases) {
      await inFreshContext(browser, async (context) => {
        for (const loads of run > WARM_RUNS ? [cold] : [cold, warm]) {
          loads.push(await load(context, urls[way] + page.path, page.ready, conditions));
        }
      });
    }
    console.log(`  loads: run ${run} of ${runs}`);
  }
  await close();
  const [counter] = cases.filter(({ page, way }) => page === COUNTER && way === 'federated');
  return {
    rows: (['cold', 'warm'] as const).flatMap((cache) =>
      cases.map(({ conditions, page, way, [cache]: loads }) => ({
        page: page.path,
        conditions: conditions.name,
        cache,
        way,
        ...figuresOf(loads),
      })),
    ),
    chain: chained(counter?.cold[0]?.exchanges ?? []),
  };
}
