import type { Exchange, Load } from './load.ts';

interface Size {
  kilobytes: number;
  requests: number;
}

/** The medians of several loads of one page. Times are in milliseconds, sizes in thousands of bytes over the wire. */
export interface Figures {
  ready: number;
  firstPaint: number;
  largestPaint: number;
  /** The worst of all loads: one that moves is one too many. */
  layoutShift: number;
  /** The longest task of the median load, 0 when none was over 50 ms. */
  longTask: number;
  total: Size;
  byType: Record<string, Size>;
}

/** The middle value; of an even number of values the upper of the two in the middle. */
export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

export function figuresOf(loads: Load[]): Figures {
  const types = [...new Set(loads.flatMap(({ exchanges }) => exchanges.map(({ type }) => type)))].sort();
  const size = (belongs: (exchange: Exchange) => boolean): Size => {
    const each = loads.map(({ exchanges }) => exchanges.filter(belongs));
    return {
      kilobytes: median(each.map((group) => group.reduce((sum, { bytes }) => sum + bytes, 0))) / 1000,
      requests: median(each.map((group) => group.length)),
    };
  };
  return {
    ready: median(loads.map(({ ready }) => ready)),
    firstPaint: median(loads.map(({ firstPaint }) => firstPaint)),
    largestPaint: median(loads.map(({ largestPaint }) => largestPaint)),
    layoutShift: Math.max(...loads.map(({ layoutShift }) => layoutShift)),
    longTask: median(loads.map(({ longTasks }) => Math.max(0, ...longTasks))),
    total: size(() => true),
    byType: Object.fromEntries(types.map((type) => [type, size((exchange) => exchange.type === type)])),
  };
}
