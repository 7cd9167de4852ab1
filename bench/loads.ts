import { chromium } from 'playwright';
import { findBrowser, launchOptions, requireBrowser } from '../shared/test/chromium.ts';
import { type Figures, figuresOf, ratioOf } from './figures.ts';
import { chained, FAST, type Load, loadOnce, SLOW } from './load.ts';
import { DEMOS, HOME, WAYS, type Way } from './pages.ts';
import { atMost, type Report } from './report.ts';
import { serveWays } from './sites.ts';

/** Loads each page in each way. The ways take turns, so that other work on the machine slows all of them alike. */
export async function measureLoads(runs: number): Promise<Report> {
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
    return { page: page.path, line: conditions.name, way, ...figuresOf(loads) };
  });
  // The requests of the first load of a federated demo, on the slow line.
  const first = cases.find(({ page, way }) => page === DEMOS[0] && way === 'federated');
  const chain = chained(first?.loads[0]?.exchanges ?? []);
  const [ours, plain] = WAYS.map((way) => rows.filter((row) => row.way === way)) as [Row[], Row[]];
  return {
    checks: checksOf(ours, plain, Math.max(...chain.map(({ depth }) => depth))),
    tables: [
      ours.map(({ page, line, ready, kilobytes }, index) => ({
        page,
        line,
        'ready (a)': ready.toFixed(0),
        'kB (a)': kilobytes.toFixed(1),
        'ready (b)': plain[index]?.ready.toFixed(0) ?? '',
        'kB (b)': plain[index]?.kilobytes.toFixed(1) ?? '',
      })),
    ],
  };
}

type Row = Figures & { page: string; line: string; way: Way };

/** The rows of both ways have the same order. */
function checksOf(ours: Row[], plain: Row[], roundTrips: number) {
  const tasks = ours.filter(({ line }) => line === FAST.name).map(({ longTask }) => longTask);
  const isTimed = ({ page }: Row) => ![HOME, ...DEMOS].find(({ path }) => path === page)?.untimed;
  return [
    ...ours.flatMap((row, index) => {
      const what = `${row.page}, ${row.line}: ready to (b)`;
      return isTimed(row) ? [atMost(what, ratioOf(row.turns, plain[index]?.turns ?? []), 1.05, ' ×', 2)] : [];
    }),
    atMost('demo, cold: round trips one after another', roundTrips, 2, ''),
    atMost('layout shift, the worst of all loads', Math.max(...ours.map(({ layoutShift }) => layoutShift)), 0, '', 4),
    atMost('longest task of any load, fast', Math.max(...tasks), 50, ' ms'),
  ];
}
