/** The lines of the promise: what must hold, and the figure of this run. */
import type { BuildTimes } from './buildTimes.ts';
import { ratioOf } from './figures.ts';
import type { Growth } from './growth.ts';
import type { Lists } from './lists.ts';
import { type Conditions, FAST, SLOW } from './load.ts';
import type { LoadRow, Loads } from './loads.ts';
import type { NavigationRow } from './navigation.ts';
import { type BenchPage, DEMOS, HOME, type Way } from './pages.ts';
import type { Suite } from './suite.ts';

export interface Check {
  what: string;
  wanted: string;
  got: string;
  met: boolean;
  /** What nothing could go below, where that was measured, and how far above it we are. */
  floor?: string;
}

/** A limit that is not to be passed. */
function atMost(what: string, got: number, limit: number, unit: string, digits = 0): Check {
  const written = (value: number) => `${value.toFixed(digits)}${unit}`;
  return { what, wanted: `≤ ${written(limit)}`, got: written(got), met: got <= limit };
}

export function checkLoads({ rows, chain }: Loads): Check[] {
  const cold = (way: Way, page: BenchPage, on: Conditions = SLOW) =>
    rows.find(
      (row) => row.way === way && row.page === page.path && row.conditions === on.name && row.cache === 'cold',
    ) as LoadRow;
  /** The federated page's time to a plain one's. */
  const ratio = (page: BenchPage, on: Conditions, to: 'split' | 'single', limit: number) => {
    const what = `${page === HOME ? 'home' : page.path}, cold, ${on.name}: ready to ${to === 'split' ? '(b)' : '(c)'}`;
    const check = atMost(what, ratioOf(cold('federated', page, on).turns, cold(to, page, on).turns), limit, ' ×', 2);
    if (to === 'split') return check;
    return { ...check, floor: `${ratioOf(cold('split', page, on).turns, cold(to, page, on).turns).toFixed(2)} ×` };
  };
  const worst = (figure: 'layoutShift' | 'longTask', of: LoadRow[]) => Math.max(...of.map((row) => row[figure]));
  const kilobytes = (page: BenchPage) => cold('federated', page).kilobytes;
  const federated = rows.filter(({ way }) => way === 'federated');
  const fast = federated.filter(({ conditions }) => conditions === FAST.name);
  const small = DEMOS.filter((page) => page.small);
  const timed = [HOME, ...DEMOS].filter((page) => !page.untimed);
  return [
    ...timed.flatMap((page) => [
      ratio(page, FAST, 'single', 1),
      ratio(page, FAST, 'split', 1.05),
      ratio(page, SLOW, 'split', 1.05),
      ratio(page, SLOW, 'single', 0.75),
    ]),
    atMost('home, cold: over the wire', kilobytes(HOME), 100, ' kB', 1),
    atMost('small demo, cold: over the wire, the largest', Math.max(...small.map(kilobytes)), 130, ' kB', 1),
    ...DEMOS.filter((page) => page.large).map((page) => ({
      ...atMost(`${page.path}, cold: over the wire`, kilobytes(page), 165, ' kB', 1),
      floor: `${cold('split', page).kilobytes.toFixed(1)} kB`,
    })),
    atMost('demo, cold: round trips one after another', Math.max(...chain.map(({ depth }) => depth)), 2, ''),
    atMost('layout shift, the worst of all loads', worst('layoutShift', federated), 0, '', 4),
    atMost('longest task of any load, fast', worst('longTask', fast), 50, ' ms'),
  ];
}

export function checkSuite({ federated, single }: Suite): Check[] {
  return [atMost('a suite of 50 pages, fast: to the same on (c)', ratioOf(federated, single), 1, ' ×', 2)];
}

export function checkNavigation(rows: NavigationRow[]): Check[] {
  const find = (name: string, { name: conditions }: Conditions) =>
    rows.find((row) => row.name === name && row.conditions === conditions) as NavigationRow;
  const hovered = find('home to a demo, hovered', FAST);
  return [
    atMost('hovered demo: usable after the click, fast', hovered.ready, 50, ' ms', 1),
    atMost('demo not hovered: round trips', find('home to a demo, not hovered', SLOW).roundTrips, 2, ''),
  ];
}

export function checkGrowth({ loads, key }: Growth): Check[] {
  return [
    ...loads.map(({ conditions, real, grown, floor }) => ({
      ...atMost(
        `1 000 demos: home ready to the real one, ${conditions}`,
        ratioOf(grown.turns, real.turns),
        1.3,
        ' ×',
        2,
      ),
      floor: `${ratioOf(floor, real.turns).toFixed(2)} ×, ${((ratioOf(grown.turns, floor) - 1) * 100).toFixed(0)} % above it`,
    })),
    atMost('1 000 demos: layout shift', Math.max(...loads.map(({ grown }) => grown.layoutShift)), 0, '', 4),
    atMost('1 000 cards: a key in the search, CPU 4x', key, 16, ' ms', 1),
    atMost('1 000 demos: requests before the first card', Math.max(...loads.map((row) => row.requestsBefore)), 5, ''),
  ];
}

export function checkLists({ keys, frames }: Lists): Check[] {
  return [
    atMost(
      '500 orders: longest task of a key in the filter, CPU 4x',
      Math.max(...keys.map(({ longest }) => longest)),
      50,
      ' ms',
      1,
    ),
    atMost('10 000 rows: work of the longest frame', Math.max(...frames), 50, ' ms', 1),
  ];
}

export function checkBuilds({ all, one, none }: BuildTimes): Check[] {
  return [
    atMost('build: all, cold', all, 45, ' s', 1),
    atMost('build: one remote', one, 8, ' s', 1),
    atMost('build: nothing changed', none, 1.5, ' s', 1),
  ];
}
