import { chromium } from 'playwright';
import { findBrowser, launchOptions, requireBrowser } from '../shared/test/chromium.ts';
import { type Figures, figuresOf, ratioOf } from './figures.ts';
import { type Conditions, chained, FAST, type Load, loadOnce, SLOW } from './load.ts';
import { type BenchPage, DEMOS, HOME, LETTERS, WAYS, type Way } from './pages.ts';
import { atMost, type Part } from './report.ts';
import { serveWays } from './sites.ts';

/** Loads each page in each way. The ways take turns, so that other work on the machine slows all of them alike. */
export async function measureLoads(runs: number): Promise<Part> {
  requireBrowser();
  const browser = await chromium.launch(launchOptions(findBrowser()));
  const cases = [SLOW, FAST].flatMap((conditions) =>
    [HOME, ...DEMOS].flatMap((page) => WAYS.map((way) => ({ conditions, page, way, loads: [] as Load[] }))),
  );
  const { urls, close } = await serveWays();
  for (let run = 1; run <= runs; run++) {
    for (const { conditions, page, way, loads } of cases) {
      loads.push(await loadOnce(browser, urls[way] + page.path, page.ready, conditions));
    }
    console.log(`  loads: run ${run} of ${runs}`);
  }
  await Promise.all([close(), browser.close()]);
  const rows = cases.map(({ conditions, page, way, loads }) => {
    return { page: page.path, conditions: conditions.name, way, ...figuresOf(loads) };
  });
  // The requests of the first load of a federated demo, on the slow line.
  const first = cases.find(({ page, way }) => page === DEMOS[0] && way === 'federated');
  const chain = chained(first?.loads[0]?.exchanges ?? []);
  return {
    checks: checksOf(rows, Math.max(...chain.map(({ depth }) => depth))),
    tables: [
      rows
        .filter(({ way }) => way === 'federated')
        .map(({ page, conditions }) => {
          const same = rows.filter((row) => row.page === page && row.conditions === conditions);
          const figures = same.flatMap(({ way, ready, kilobytes }) => [
            [`ready ${LETTERS[way].slice(0, 3)}`, ready.toFixed(0)],
            [`kB ${LETTERS[way].slice(0, 3)}`, kilobytes.toFixed(1)],
          ]);
          return { page, line: conditions, ...Object.fromEntries(figures) };
        }),
    ],
  };
}

type Row = Figures & { page: string; conditions: string; way: Way };

function checksOf(rows: Row[], roundTrips: number) {
  const cold = (way: Way, page: BenchPage, on = SLOW) =>
    rows.find((row) => row.way === way && row.page === page.path && row.conditions === on.name) as Row;
  const ready = (page: BenchPage, on: Conditions, to: 'split' | 'single', limit: number) => {
    const what = `${page === HOME ? 'home' : page.path}, cold, ${on.name}: ready to ${LETTERS[to].slice(0, 3)}`;
    const ratio = (way: Way) => ratioOf(cold(way, page, on).turns, cold(to, page, on).turns);
    return atMost(what, ratio('federated'), limit, ' ×', 2, to === 'single' ? ratio('split') : undefined);
  };
  const federated = rows.filter(({ way }) => way === 'federated');
  const shifts = federated.map(({ layoutShift }) => layoutShift);
  const tasks = federated.filter(({ conditions }) => conditions === FAST.name).map(({ longTask }) => longTask);
  const timed = [HOME, ...DEMOS].filter((page) => !page.untimed);
  return [
    ...timed.flatMap((page) => [
      ready(page, FAST, 'single', 1),
      ready(page, FAST, 'split', 1.05),
      ready(page, SLOW, 'split', 1.05),
      ready(page, SLOW, 'single', 0.75),
    ]),
    atMost('demo, cold: round trips one after another', roundTrips, 2, ''),
    atMost('layout shift, the worst of all loads', Math.max(...shifts), 0, '', 4),
    atMost('longest task of any load, fast', Math.max(...tasks), 50, ' ms'),
  ];
}
