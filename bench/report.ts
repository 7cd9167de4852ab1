/** A promise, and what this run measured of it. */
interface Check {
  promise: string;
  wanted: string;
  got: string;
  met: boolean;
}

/** The rows of a table. Its columns are those of the first row. */
type Rows = Record<string, string>[];

export interface Report {
  checks: Check[];
  rows: Rows;
}

/** A promise that a figure is not above a limit. */
export function atMost(promise: string, got: number, limit: number, unit: string, digits = 0): Check {
  const written = (value: number) => `${value.toFixed(digits)}${unit}`;
  return { promise, wanted: `≤ ${written(limit)}`, got: written(got), met: got <= limit };
}

/** The figures and the promises as tables in Markdown. */
export function reportOf({ rows, checks }: Report): string {
  const promises = checks.map(({ met, ...check }) => ({ ...check, '': met ? 'met' : 'NOT MET' }));
  return [rows, promises]
    .filter(({ length }) => length > 0)
    .map(markdown)
    .join('\n\n');
}

function markdown(rows: Rows): string {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  const widths = columns.map((_, index) => Math.max(3, ...cells.map((line) => line[index]?.length ?? 0)));
  const rule = widths.map((width) => '-'.repeat(width));
  const line = (row: string[]) => `| ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  return [columns, rule, ...cells.slice(1)].map(line).join('\n');
}
