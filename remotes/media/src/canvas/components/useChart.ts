import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useCallback } from 'react';
import { type Theme, useTheme } from './useTheme';

Chart.register(
  ...[BarController, BarElement, LineController, LineElement, PointElement],
  ...[CategoryScale, LinearScale, Tooltip],
);

/** A ref for a canvas with this chart, in the colours of the page. `configure` must stay the same function. */
export function useChart(configure: (theme: Theme) => ChartConfiguration) {
  const theme = useTheme();
  return useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return;
      const chart = new Chart(canvas, configure(theme));
      return () => chart.destroy();
    },
    [configure, theme],
  );
}

/** What both charts have in common: they fill their box at once, and their numbers begin at 0. */
export const optionsFor = ({ text, lines }: Theme) => ({
  animation: false as const,
  maintainAspectRatio: false,
  plugins: { tooltip: { enabled: false } },
  scales: {
    x: { ticks: { color: text }, grid: { display: false }, border: { color: lines } },
    y: { min: 0, ticks: { color: text, stepSize: 100 }, grid: { color: lines }, border: { display: false } },
  },
});
