import 'uplot/dist/uPlot.min.css';
import { useCallback } from 'react';
import UPlot from 'uplot';
import { type Theme, useTheme } from './useTheme';

/** The names below the chart, its numbers and how they are painted. Each must stay the same as long as the chart is the same. */
interface Chart {
  names: readonly string[];
  numbers: number[];
  look: (theme: Theme) => UPlot.Series;
  /** Gets the chart each time that it is painted. */
  onPaint?: (chart: UPlot) => void;
}

/** A ref for a box. The chart fills it, and has the colours of the page. */
export function useChart({ names, numbers, look, onPaint }: Chart) {
  const theme = useTheme();
  return useCallback(
    (box: HTMLElement | null) => {
      if (!box) return;
      const size = () => ({ width: box.clientWidth, height: box.clientHeight });
      const chart = new UPlot(
        {
          ...size(),
          ...optionsFor(names, theme),
          series: [{}, look(theme)],
          hooks: { draw: onPaint ? [onPaint] : [] },
        },
        [names.map((_, index) => index), numbers],
        box,
      );
      const observer = new ResizeObserver(() => chart.setSize(size()));
      observer.observe(box);
      return () => {
        observer.disconnect();
        chart.destroy();
      };
    },
    [names, numbers, look, onPaint, theme],
  );
}

/** What both charts have in common: their numbers begin at 0, and the visitor cannot move or select anything in them. */
const optionsFor = (
  names: readonly string[],
  { text, lines }: Theme,
): Omit<UPlot.Options, 'width' | 'height' | 'series'> => ({
  // The highest number is at the edge, so half of it needs a place above.
  padding: [10, 0, 0, 0],
  legend: { show: false },
  cursor: { show: false },
  scales: {
    x: { time: false, range: () => [-0.5, names.length - 0.5] },
    y: { range: (_, __, most) => [0, Math.ceil(most / 100) * 100] },
  },
  axes: [
    {
      ...{ stroke: text, size: 30, gap: 8 },
      // Every second name, if there is no place for all.
      ...{ incrs: [1, 2], space: 30, values: (_, places) => places.map((place) => names[place] ?? null) },
      ...{ grid: { show: false }, ticks: { show: false }, border: { show: true, stroke: lines, width: 1 } },
    },
    {
      ...{ stroke: text, size: 35, gap: 8, incrs: [100], space: 20 },
      ...{ grid: { stroke: lines, width: 1 }, ticks: { show: false } },
    },
  ],
});
