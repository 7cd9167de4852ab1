/** A filter that was asked for. */
export interface Ask {
  /** Counted from 0. */
  place: number;
  city: string;
  /** Whether the one before had no answer yet. */
  isQuick: boolean;
  /** Not there before the answer comes. */
  count?: number;
  /** Whether the answer came after a newer filter was asked for. */
  isDropped?: boolean;
}

/** Why the number of rows is not the answer; undefined if it is. */
export function lateProblem(
  rows: number,
  asks: readonly Ask[],
  { slow, quick, all }: { slow: string; quick: string; all: number },
): string | undefined {
  const isFor = (ask: Ask | undefined, city: string) => ask?.city.toLowerCase() === city.toLowerCase();
  // A double click asks twice for one city.
  const place = asks.findLastIndex((ask) => !isFor(ask, quick));
  const [first, begun, second] = [asks[place], asks[place + 1], asks.at(-1)];
  if (!begun || !second) return `the last filter is not ${quick}.`;
  if (!isFor(first, slow)) return `${slow} was not the filter before ${quick}.`;
  if (!begun.isQuick) return `${quick} came after the answer for ${slow}. Begin again with ${slow}.`;
  if (second.count === undefined) return `the answer for ${quick} is not here yet.`;
  if (first?.count === undefined) return `the late answer for ${slow} is not here yet.`;
  if (rows === second.count) return undefined;
  if (rows === first.count) return `${rows} is the number of the late answer, for ${slow}.`;
  return rows === all ? `${rows} is the number without a filter.` : `${rows} is not the number of rows.`;
}
