import type { Browser } from 'playwright';
import { type Figures, figuresOf, ratioOf } from './figures.ts';
import { type Conditions, chained, FAST, inFreshContext, type Load, load, SLOW } from './load.ts';
import { type BenchPage, COUNTER, DEMOS, HOME, LETTERS, WAYS, type Way } from './pages.ts';
import { atMost, columnsOf, type Part } from './report.ts';
import { serveWays } from './sites.ts';

/** How often a page is loaded from the cache. There is no promise about that. */
const WARM_RUNS = 3;

/** Loads each page in each way. The ways take turns, so that other work on the machine slows all of them alike. */
export async function measureLoads(browser: Browser, runs: number): Promise<Part> {
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
  const rows = (['cold', 'warm'] as const).flatMap((cache) =>
    cases.map(({ conditions, page, way, [cache]: loads }) => {
      return { page: page.path, conditions: conditions.name, cache, way, ...figuresOf(loads) };
    }),
  );
  // The requests of the first cold load of the federated counter, on the slow line.
  const counter = cases.find(({ page, way }) => page === COUNTER && way === 'federated');
  const chain = chained(counter?.cold[0]?.exchanges ?? []);
  return {
    figures: { rows, chain },
    checks: checksOf(rows, Math.max(...chain.map(({ depth }) => depth))),
    tables: [
      rows.map(({ page, conditions, cache, way, layoutShift, longTask, ...figures }) => {
        const rest = { CLS: layoutShift.toFixed(3), 'long task': longTask.toFixed(0) };
        return { page, conditions, cache, site: LETTERS[way], ...columnsOf(figures), ...rest };
      }),
      chain.map(({ url, depth, sent, finished, bytes }) => ({
        'the first cold demo, slow': new URL(url).pathname.replace(/\.[0-9a-f]{12}\./, '.'),
        'round trip': depth,
        sent: sent.toFixed(0),
        here: finished.toFixed(0),
        kB: (bytes / 1000).toFixed(1),
      })),
    ],
  };
}

type Row = Figures & { page: string; conditions: string; cache: 'cold' | 'warm'; way: Way };

function checksOf(rows: Row[], roundTrips: number) {
  const cold = (way: Way, page: BenchPage, on = SLOW) =>
    rows.find(
      (row) => row.way === way && row.page === page.path && row.conditions === on.name && row.cache === 'cold',
    ) as Row;
  const ready = (page: BenchPage, on: Conditions, to: 'split' | 'single', limit: number) => {
    const what = `${page === HOME ? 'home' : page.path}, cold, ${on.name}: ready to ${LETTERS[to].slice(0, 3)}`;
    const ratio = (way: Way) => ratioOf(cold(way, page, on).turns, cold(to, page, on).turns);
    return atMost(what, ratio('federated'), limit, ' ×', 2, to === 'single' ? ratio('split') : undefined);
  };
  const kilobytes = (page: BenchPage, way: Way = 'federated') => cold(way, page).kilobytes;
  const federated = rows.filter(({ way }) => way === 'federated');
  const shifts = federated.map(({ layoutShift }) => layoutShift);
  const tasks = federated.filter(({ conditions }) => conditions === FAST.name).map(({ longTask }) => longTask);
  const small = DEMOS.filter((page) => page.size === 'small').map((page) => kilobytes(page));
  const timed = [HOME, ...DEMOS].filter((page) => !page.untimed);
  return [
    ...timed.flatMap((page) => [
      ready(page, FAST, 'single', 1),
      ready(page, FAST, 'split', 1.05),
      ready(page, SLOW, 'split', 1.05),
      ready(page, SLOW, 'single', 0.75),
    ]),
    atMost('home, cold: over the wire', kilobytes(HOME), 100, ' kB', 1),
    atMost('small demo, cold: over the wire, the largest', Math.max(...small), 130, ' kB', 1),
    ...DEMOS.filter((page) => page.size === 'large').map((page) =>
      atMost(`${page.path}, cold: over the wire`, kilobytes(page), 165, ' kB', 1, kilobytes(page, 'split')),
    ),
    atMost('demo, cold: round trips one after another', roundTrips, 2, ''),
    atMost('layout shift, the worst of all loads', Math.max(...shifts), 0, '', 4),
    atMost('longest task of any load, fast', Math.max(...tasks), 50, ' ms'),
  ];
}
