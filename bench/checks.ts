/** The lines of the promise: what must hold, and the figure of this run. */
import type { BuildTimes } from './buildTimes.ts';
import { median } from './figures.ts';
import type { Growth } from './growth.ts';
import { FAST, roundTrips, SLOW } from './load.ts';
import type { Loads } from './loads.ts';
import type { NavigationRow } from './navigation.ts';
import { COUNTER, DEMOS, HOME } from './pages.ts';

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

export function checkLoads({ rows, find, example }: Loads): Check[] {
  const home = (way: 'federated' | 'split' | 'single') => find(way, HOME, SLOW, 'cold');
  const kilobytes = (page: typeof HOME) => find('federated', page, SLOW, 'cold').total.kilobytes;
  const small = DEMOS.filter((page) => page.small);
  const federated = rows.filter(({ way }) => way === 'federated');
  const fast = federated.filter(({ conditions }) => conditions === FAST.name);
  return [
    atMost('home, cold: over the wire', kilobytes(HOME), 105, ' kB', 1),
    atMost(
      'home, cold: largest paint to (b)',
      home('federated').largestPaint / home('split').largestPaint,
      1.05,
      ' ×',
      2,
    ),
    atMost(
      'home, cold: largest paint to (c)',
      home('federated').largestPaint / home('single').largestPaint,
      0.75,
      ' ×',
      2,
    ),
    atMost('small demo, cold: over the wire, the largest', Math.max(...small.map(kilobytes)), 145, ' kB', 1),
    ...DEMOS.flatMap((page) => {
      const ready = (way: 'federated' | 'split' | 'single') => find(way, page, SLOW, 'cold').ready;
      return [
        atMost(`${page.path}, cold: ready to (b)`, ready('federated') / ready('split'), 1.15, ' ×', 2),
        {
          what: `${page.path}, cold: ready before (c)`,
          wanted: `< ${ready('single').toFixed(0)} ms`,
          got: `${ready('federated').toFixed(0)} ms`,
          met: ready('federated') < ready('single'),
        },
      ];
    }),
    atMost('demo, cold: round trips one after another', roundTrips(example('federated', COUNTER).exchanges), 3, ''),
    atMost(
      'layout shift, the worst of all loads',
      Math.max(...federated.map(({ figures }) => figures.layoutShift)),
      0,
      '',
      4,
    ),
    atMost('longest task of any load, fast', Math.max(...fast.map(({ figures }) => figures.longTask)), 50, ' ms'),
  ];
}

export function checkNavigation(rows: NavigationRow[]): Check[] {
  const find = (name: string, conditions: string) =>
    rows.find((row) => row.name === name && row.conditions === conditions);
  return [
    atMost(
      'hovered demo: usable after the click, fast',
      find('home to a demo, hovered', FAST.name)?.ready ?? NaN,
      50,
      ' ms',
      1,
    ),
    atMost('demo not hovered: round trips', find('home to a demo, not hovered', SLOW.name)?.roundTrips ?? NaN, 2, ''),
  ];
}

export function checkGrowth({ loads, keys }: Growth): Check[] {
  return [
    ...loads.map(({ conditions, real, grown, floor }) => ({
      ...atMost(`1 000 demos: home ready to the real one, ${conditions}`, grown.ready / real.ready, 1.5, ' ×', 2),
      floor: `${(floor / real.ready).toFixed(2)} ×, ${((grown.ready / floor - 1) * 100).toFixed(0)} % above it`,
    })),
    atMost('1 000 demos: layout shift', Math.max(...loads.map(({ grown }) => grown.layoutShift)), 0, '', 4),
    atMost('1 000 cards: a key in the search, CPU 4x', keys.median, 16, ' ms', 1),
    atMost(
      '1 000 demos: requests before the first card',
      median(loads.map(({ requestsBefore }) => requestsBefore)),
      // Document, script, style and a manifest for each of 50 remotes: not one for each demo.
      56,
      '',
    ),
  ];
}

export function checkBuilds({ all, one, none }: BuildTimes): Check[] {
  return [
    atMost('build: all, cold', all, 45, ' s', 1),
    atMost('build: one remote', one, 8, ' s', 1),
    atMost('build: nothing changed', none, 1.5, ' s', 1),
  ];
}
