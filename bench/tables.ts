/** The figures as tables in Markdown, which is as readable in a terminal. */
import type { BuildTimes } from './buildTimes.ts';
import type { Check } from './checks.ts';
import type { Figures } from './figures.ts';
import type { Growth } from './growth.ts';
import type { LoadRow } from './loads.ts';
import type { NavigationRow } from './navigation.ts';

const LETTERS = { federated: '(a) federated', split: '(b) plain, split', single: '(c) plain, one file' };
const ms = (value: number) => value.toFixed(0);

export function loadTable(rows: LoadRow[]): string {
  return table(
    [
      'page',
      'conditions',
      'cache',
      'site',
      'ready',
      'FCP',
      'LCP',
      'CLS',
      'long task',
      'kB',
      'requests',
      'kB (requests) by type',
    ],
    rows.map(({ page, conditions, cache, way, figures }) => [
      page,
      conditions,
      cache,
      LETTERS[way],
      ms(figures.ready),
      ms(figures.firstPaint),
      ms(figures.largestPaint),
      figures.layoutShift.toFixed(3),
      ms(figures.longTask),
      figures.total.kilobytes.toFixed(1),
      String(figures.total.requests),
      byType(figures),
    ]),
  );
}

function byType({ byType }: Figures): string {
  return Object.entries(byType)
    .filter(([, { requests }]) => requests > 0)
    .map(([type, { kilobytes, requests }]) => `${type} ${kilobytes.toFixed(1)} (${requests})`)
    .join(', ');
}

export function navigationTable(rows: NavigationRow[]): string {
  return table(
    ['navigation', 'conditions', 'usable after, ms', 'round trips', 'requests'],
    rows.map(({ name, conditions, ready, roundTrips, requests }) => [
      name,
      conditions,
      ready.toFixed(1),
      String(roundTrips),
      String(requests),
    ]),
  );
}

export function growthTable({ loads, keys }: Growth): string {
  return table(
    ['home', 'conditions', 'ready', 'LCP', 'kB', 'requests', 'before the first card'],
    [
      ...loads.flatMap(({ conditions, real, grown, requestsBefore, floor }) => [
        ['real', conditions, ...growthCells(real), ''],
        ['1 000 demos, 50 remotes', conditions, ...growthCells(grown), String(requestsBefore)],
        ['its floor: wire, React and page', conditions, ms(floor), '', '', '', ''],
      ]),
      ['a key in the search', 'CPU 4x', `${keys.median.toFixed(1)} (worst ${keys.worst.toFixed(1)})`, '', '', '', ''],
    ],
  );
}

function growthCells({ ready, largestPaint, total }: Figures): string[] {
  return [ms(ready), ms(largestPaint), total.kilobytes.toFixed(1), String(total.requests)];
}

export function buildTable({ all, one, none }: BuildTimes): string {
  return table(
    ['build', 'seconds'],
    [
      ['all, cold', all.toFixed(1)],
      ['one remote changed', one.toFixed(1)],
      ['nothing changed', none.toFixed(1)],
    ],
  );
}

export function checkTable(checks: Check[]): string {
  return table(
    ['promise', 'wanted', 'got', '', 'floor'],
    checks.map(({ what, wanted, got, met, floor = '' }) => [what, wanted, got, met ? 'met' : 'NOT MET', floor]),
  );
}

function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) => Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
