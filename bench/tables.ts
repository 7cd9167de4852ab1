/** The figures as tables in Markdown, which is as readable in a terminal. */
import type { Check } from './checks.ts';
import { type Figures, median, percentile } from './figures.ts';
import type { Growth } from './growth.ts';
import type { Lists } from './lists.ts';
import type { Loads } from './loads.ts';
import type { NavigationRow } from './navigation.ts';
import type { Suite } from './suite.ts';

const LETTERS = { federated: '(a) federated', split: '(b) plain, split', single: '(c) plain, one file' };

export function loadTables({ rows, chain }: Loads): string {
  const loads = rows.map(({ page, conditions, cache, way, ...figures }) => ({
    page,
    conditions,
    cache,
    site: LETTERS[way],
    ...common(figures),
    CLS: figures.layoutShift.toFixed(3),
    'long task': figures.longTask.toFixed(0),
  }));
  const requests = chain.map(({ url, depth, sent, finished, bytes }) => ({
    'the first cold demo, slow': new URL(url).pathname.replace(/\.[0-9a-f]{12}\./, '.'),
    'round trip': String(depth),
    sent: sent.toFixed(0),
    here: finished.toFixed(0),
    kB: (bytes / 1000).toFixed(1),
  }));
  return `${table(loads)}\n\n${table(requests)}`;
}

export function navigationTable(rows: NavigationRow[]): string {
  return table(
    rows.map(({ name, conditions, ready, roundTrips, requests }) => ({
      navigation: name,
      conditions,
      'usable after, ms': ready.toFixed(1),
      'round trips': String(roundTrips),
      requests: String(requests),
    })),
  );
}

export function suiteTable(times: Suite): string {
  return table(
    (['federated', 'single'] as const).map((way) => ({
      'a suite of 50 pages, fast': LETTERS[way],
      'goto to ready, all': `${median(times[way]).toFixed(0)} ms`,
    })),
  );
}

export function growthTable({ loads }: Growth): string {
  return table(
    loads.flatMap(({ conditions, real, grown, floor }) => [
      { home: 'real', conditions, ...common(real) },
      { home: '1 000 demos, 50 remotes', conditions, ...common(grown) },
      { home: 'its floor: wire, React and page', conditions, ready: median(floor).toFixed(0) },
    ]),
  );
}

export function listsTable({ keys, frames }: Lists): string {
  const row = (what: string, works: number[]) => ({
    'large lists, main thread': what,
    count: String(works.length),
    median: `${median(works).toFixed(1)} ms`,
    p95: `${percentile(works, 0.95).toFixed(1)} ms`,
    longest: `${Math.max(...works).toFixed(1)} ms`,
  });
  return table([
    row(
      'longest task of a key in the filter of 500 orders, CPU 4x',
      keys.map(({ longest }) => longest),
    ),
    row(
      'all tasks of such a key',
      keys.map(({ work }) => work),
    ),
    row('a frame, scrolling through 10 000 rows', frames),
  ]);
}

export function checkTable(checks: Check[]): string {
  return table(
    checks.map(({ met, ...check }) => ({ promise: check.what, ...check, '': met ? 'met' : 'NOT MET' })),
    ['promise', 'wanted', 'got', '', 'floor'],
  );
}

function common({ ready, largestPaint, kilobytes, requests }: Figures) {
  return {
    ready: ready.toFixed(0),
    LCP: largestPaint.toFixed(0),
    kB: kilobytes.toFixed(1),
    requests: String(requests),
  };
}

/** The columns are the first row's when nothing is said. */
function table(rows: Record<string, string | undefined>[], columns = Object.keys(rows[0] ?? {})): string {
  const cells = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  const widths = columns.map((_, index) => Math.max(3, ...cells.map((line) => line[index]?.length ?? 0)));
  const [head, ...body] = cells.map(
    (line) => `| ${line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`,
  );
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}
