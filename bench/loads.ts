import { chromium } from 'playwright';
import { findBrowser, launchOptions, requireBrowser } from '../shared/test/chromium.ts';
import { type Conditions, FAST, type Load, loadOnce, roundTrips, SLOW } from './load.ts';
import { atMost, type Report } from './report.ts';
import { serveWays } from './sites.ts';

/** A page that is measured. */
interface BenchPage {
  path: string;
  /** Finds an element that is on the page as soon as somebody can use it. */
  ready: string;
  /** True if there is no promise about its time. */
  untimed?: boolean;
}

/** Home, one page of each group, and the two pages with the most bytes. */
const PAGES: BenchPage[] = [
  { path: '/', ready: 'main li h3 a' },
  { path: '/counter', ready: 'main output' },
  { path: '/qrCode', ready: '#qr-text' },
  { path: '/shadowDom', ready: 'main .btn-primary' },
  { path: '/dynamicTable', ready: 'main tbody tr' },
  { path: '/waitMessage', ready: 'main [role=timer]' },
  { path: '/form', ready: 'main form [type=submit]' },
  { path: '/ddatePicker', ready: '#event-date', untimed: true },
];

/** The loads of a page in the order of the turns: of the site itself (a), and of the same page without federation (b). */
interface Case {
  on: Conditions;
  page: BenchPage;
  ours: Load[];
  plain: Load[];
}

/** Loads each page in both ways. The ways take turns, so that other work on the machine slows both alike. */
export async function measureLoads(runs: number): Promise<Report> {
  requireBrowser();
  const browser = await chromium.launch(launchOptions(findBrowser()));
  const cases = [SLOW, FAST].flatMap((on) => PAGES.map((page): Case => ({ on, page, ours: [], plain: [] })));
  const sites = await serveWays();
  for (let run = 1; run <= runs; run++) {
    for (const { on, page, ours, plain } of cases) {
      ours.push(await loadOnce(browser, sites.federated + page.path, page.ready, on));
      plain.push(await loadOnce(browser, sites.plain + page.path, page.ready, on));
    }
    console.log(`  loads: run ${run} of ${runs}`);
  }
  await Promise.all([sites.close(), browser.close()]);
  const kilobytes = ({ exchanges }: Load) => exchanges.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    checks: checksOf(cases),
    rows: cases.map(({ on, page, ours, plain }) => ({
      page: page.path,
      line: on.name,
      'ready (a)': medianOf(ours, ({ ready }) => ready).toFixed(0),
      'kB (a)': medianOf(ours, kilobytes).toFixed(1),
      'ready (b)': medianOf(plain, ({ ready }) => ready).toFixed(0),
      'kB (b)': medianOf(plain, kilobytes).toFixed(1),
    })),
  };
}

function checksOf(cases: Case[]) {
  // The requests of the first load of a demo, on the slow line.
  const first = cases.find(({ page }) => page.path === '/counter')?.ours[0];
  const shifts = cases.flatMap(({ ours }) => ours.map(({ layoutShift }) => layoutShift));
  // A load has no task here if none took more than 50 ms.
  const tasks = cases
    .filter(({ on }) => on === FAST)
    .map(({ ours }) => medianOf(ours, ({ longTasks }) => Math.max(0, ...longTasks)));
  return [
    ...cases
      .filter(({ page }) => !page.untimed)
      .map(({ on, page, ours, plain }) => {
        // Of each turn, because in one turn the machine is equally busy for both.
        const ratios = ours.map(({ ready }, turn) => ready / (plain[turn] as Load).ready);
        return atMost(`${page.path}, ${on.name}: ready to (b)`, median(ratios), 1.05, ' ×', 2);
      }),
    atMost('demo, cold: round trips one after another', roundTrips(first?.exchanges ?? []), 2, ''),
    atMost('layout shift, the worst of all loads', Math.max(...shifts), 0, '', 4),
    atMost('longest task of any load, fast', Math.max(...tasks), 50, ' ms'),
  ];
}

const medianOf = (loads: Load[], figure: (load: Load) => number) => median(loads.map(figure));

/** The middle value. With an even number of values, the upper one of the two in the middle. */
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
