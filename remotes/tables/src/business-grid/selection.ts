/** Why the selected numbers are not the asked one and the one below it in this order; undefined if they are. */
export function selectionProblem(
  selected: readonly string[],
  asked: string,
  order: readonly string[],
): string | undefined {
  const place = order.indexOf(asked);
  const below = order[place + 1];
  if (!selected.includes(asked)) return `${asked} is not selected.`;
  const others = selected.filter((number) => number !== asked);
  if (others.length === 0) return `no row but ${asked} is selected.`;
  const wrong = others.find((number) => number !== below);
  if (!wrong) return undefined;
  if (wrong === order[place - 1]) return `${wrong} is above ${asked}, not below it.`;
  const next = `D-${String(Number(asked.slice(2)) + 1).padStart(4, '0')}`;
  if (wrong === next) return `${wrong} was below ${asked} before the sort.`;
  return `${wrong} is not directly below ${asked}.`;
}
