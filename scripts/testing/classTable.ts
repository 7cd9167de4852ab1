interface Learner {
  name: string;
  /** How much of each begun page is done, by its path: `2/3`. */
  pages: Record<string, string>;
}

/** A row for each learner, a column for each page: those of a path, or all that somebody has begun. */
export function classTable(learners: Learner[], path?: string[]): string {
  const columns = path ?? [...new Set(learners.flatMap(({ pages }) => Object.keys(pages)))].sort();
  const rows = learners
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, pages }) => [name, ...columns.map((column) => pages[column] ?? '-')]);
  const all = [['', ...columns], ...rows];
  const widths = (all[0] as string[]).map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
