import type { Load } from './load.ts';

/** What several loads of one page come to: medians, in milliseconds and thousands of bytes over the wire. */
export interface Figures {
  ready: number;
  largestPaint: number;
  /** The worst of all loads: one that moves is one too many. */
  layoutShift: number;
  /** The longest task of the median load, 0 when none was over 50 ms. */
  longTask: number;
  kilobytes: number;
  requests: number;
  /** When each load was ready, in the order of the turns. */
  turns: number[];
}

/** The middle value; of an even number of values the upper of the two in the middle. */
export function median(values: number[]): number {
  return percentile(values, 0.5);
}

/** The value below which this share of them lies. */
export function percentile(values: number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

/** What one of two that took turns is to the other: the median of the turns, in each of which the machine was the same to both. */
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
