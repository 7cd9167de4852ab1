import type { Load } from './load.ts';

/** The middle value. With an even number of values, the upper one of the two in the middle. */
function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The median of the ratios of each turn, because in one turn the machine is equally busy for both. */
export function ratioOf(turns: number[], others: number[]): number {
  return median(turns.map((time, turn) => time / (others[turn] as number)));
}

export type Figures = ReturnType<typeof figuresOf>;

/** The figures of several loads of one page: medians, in milliseconds and thousands of bytes over the wire. */
export function figuresOf(loads: Load[]) {
  const middle = (figure: (load: Load) => number) => median(loads.map(figure));
  return {
    ready: middle(({ ready }) => ready),
    // The worst of all loads, because no load may shift.
    layoutShift: Math.max(...loads.map(({ layoutShift }) => layoutShift)),
    // The longest task of each load. It is 0 if no task took more than 50 ms.
    longTask: middle(({ longTasks }) => Math.max(0, ...longTasks)),
    kilobytes: middle(({ exchanges }) => exchanges.reduce((sum, { bytes }) => sum + bytes, 0)) / 1000,
    // In the order of the turns.
    turns: loads.map(({ ready }) => ready),
  };
}
