import { type Figures, median } from './figures.ts';

/** A promise, and what this run measured of it. */
interface Check {
  what: string;
  wanted: string;
  got: string;
  met: boolean;
  /** The value that nothing could go below, if it was measured. */
  floor?: string;
}

/** What a part of the benchmark reports. */
export interface Part {
  /** For the JSON file. */
  figures: unknown;
  checks: Check[];
  tables: string[];
}

/** A promise that a figure is not above a limit. */
export function atMost(what: string, got: number, limit: number, unit: string, digits = 0, floor?: number): Check {
  const written = (value: number) => `${value.toFixed(digits)}${unit}`;
  return {
    what,
    wanted: `≤ ${written(limit)}`,
    got: written(got),
    met: got <= limit,
    ...(floor !== undefined && { floor: written(floor) }),
  };
}

/** A table in Markdown. Its columns are those of the first row. */
export function table(rows: Record<string, string | number>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))];
  const widths = columns.map((_, index) => Math.max(3, ...cells.map((line) => line[index]?.length ?? 0)));
  const [head, ...body] = cells.map(
    (line) => `| ${line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`,
  );
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}

export function checkTable(checks: Check[]): string {
  return table(
    checks.map(({ what, wanted, got, met, floor = '' }) => ({
      promise: what,
      wanted,
      got,
      '': met ? 'met' : 'NOT MET',
      floor,
    })),
  );
}

export const milliseconds = (values: number[], digits = 0) => `${median(values).toFixed(digits)} ms`;

/** The columns of any load. */
export function columnsOf({ ready, largestPaint, kilobytes, requests }: Figures) {
  return { ready: ready.toFixed(0), LCP: largestPaint.toFixed(0), kB: kilobytes.toFixed(1), requests };
}
