import type { Browser } from 'playwright';
import { type Figures, figuresOf } from './figures.ts';
import { type Conditions, FAST, inFreshContext, type Load, load, SLOW } from './load.ts';
import { type BenchPage, DEMOS, HOME, WAYS, type Way } from './pages.ts';

export interface LoadRow {
  page: string;
  conditions: string;
  cache: 'cold' | 'warm';
  way: Way;
  figures: Figures;
}

/** The loads of every page in every way, and one cold load of each for whoever wants to see its requests. */
export interface Loads {
  rows: LoadRow[];
  find(way: Way, page: BenchPage, conditions: Conditions, cache: LoadRow['cache']): Figures;
  example(way: Way, page: BenchPage): Load;
}

/** Loads everything `runs` times. The ways take turns, so that what else the machine does meets all of them alike. */
export async function measureLoads(browser: Browser, urls: Record<Way, string>, runs: number): Promise<Loads> {
  const kept = new Map<string, Load[]>();
  const keyOf = (...parts: (string | number)[]) => parts.join(' ');
  const keep = (key: string, loaded: Load) => kept.set(key, [...(kept.get(key) ?? []), loaded]);
  const cases = [SLOW, FAST].flatMap((conditions) => [HOME, ...DEMOS].map((page) => ({ conditions, page })));
  for (let run = 0; run < runs; run++) {
    for (const { conditions, page } of cases) {
      for (const way of WAYS) {
        await inFreshContext(browser, async (context) => {
          for (const cache of ['cold', 'warm']) {
            const loaded = await load(context, urls[way] + page.path, page.ready, conditions);
            keep(keyOf(way, page.path, conditions.name, cache), loaded);
          }
        });
      }
    }
    console.log(`  loads: run ${run + 1} of ${runs}`);
  }
  const loadsOf = (key: string) => kept.get(key) ?? [];
  const find: Loads['find'] = (way, page, conditions, cache) =>
    figuresOf(loadsOf(keyOf(way, page.path, conditions.name, cache)));
  const rows = cases.flatMap(({ conditions, page }) =>
    (['cold', 'warm'] as const).flatMap((cache) =>
      WAYS.map((way) => ({
        page: page.path,
        conditions: conditions.name,
        cache,
        way,
        figures: find(way, page, conditions, cache),
      })),
    ),
  );
  return {
    rows,
    find,
    example: (way, page) => loadsOf(keyOf(way, page.path, SLOW.name, 'cold'))[0] as Load,
  };
}
