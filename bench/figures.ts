import type { Load } from './load.ts';

/** Several loads of one page: medians, in milliseconds and thousands of bytes over the wire. */
export interface Figures {
  ready: number;
  largestPaint: number;
  /** The worst of all loads, because no load may shift. */
  layoutShift: number;
  /** The longest task of the median load; 0 if no task took more than 50 ms. */
  longTask: number;
  kilobytes: number;
  requests: number;
  /** When each load was ready, in the order of the turns. */
  turns: number[];
}

/** The middle value; with an even number of values, the upper one of the two in the middle. */
export function median(values: number[]): number {
  return percentile(values, 0.5);
}

/** The value below which this share of the values is. */
export function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

/** The median of the ratios of each turn: in one turn, the machine was equally busy for both. */
export function ratioOf(turns: number[], others: number[]): number {
  return median(turns.map((time, turn) => time / (others[turn] as number)));
}

export function figuresOf(loads: Load[]): Figures {
  const middle = (figure: (load: Load) => number) => median(loads.map(figure));
  return {
    ready: middle(({ ready }) => ready),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    layoutShift: Math.max(...loads.map(({ layoutShift }) => layoutShift)),
    longTask: middle(({ longTasks }) => Math.max(0, ...longTasks)),
    kilobytes: middle(({ exchanges }) => exchanges.reduce((sum, { bytes }) => sum + bytes, 0)) / 1000,
    requests: middle(({ exchanges }) => exchanges.length),
    turns: loads.map(({ ready }) => ready),
  };
}
