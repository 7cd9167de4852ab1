import { quoted } from '@playground/kit/quoted';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { Chart, type ChartConfiguration } from 'chart.js';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { DAYS, visitorsOf } from '../drawn';
import { stations } from '../stations';
import Answer from './Answer';
import classes from './Canvas.module.css';
import { Label, named } from './Picture';
import Readout from './Readout';
import { optionsFor, useChart } from './useChart';
import type { Theme } from './useTheme';

/** The bar that the tooltip is about, and the place of the tooltip. */
interface Pointed {
  index: number;
  x: number;
  y: number;
}

export default function BarTooltip({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [visitors] = useState(() => visitorsOf(seed));
  const [pointed, setPointed] = useState<Pointed>();
  const canvas = useChart(
    useCallback(
      (theme: Theme): ChartConfiguration => {
        const options = optionsFor(theme);
        return {
          type: 'bar',
          data: {
            labels: DAYS.map((day) => day.slice(0, 3)),
            datasets: [{ data: visitors, backgroundColor: theme.fill }],
          },
          options: {
            ...options,
            plugins: {
              tooltip: {
                enabled: false,
                external({ tooltip: { opacity, caretX: x, caretY: y, dataPoints } }) {
                  const index = dataPoints?.[0]?.dataIndex;
                  setPointed(opacity && index !== undefined ? { index, x, y } : undefined);
                },
              },
            },
          },
        };
      },
      [visitors],
    ),
  );
  const words = pointed && `${DAYS[pointed.index]}: ${visitors[pointed.index]} visitors`;

  const move = (event: KeyboardEvent<HTMLCanvasElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const chart = Chart.getChart(event.currentTarget);
    if (!step || !chart) return;
    event.preventDefault();
    const index = pointed ? pointed.index + step : 0;
    if (!(index in visitors)) return;
    chart.tooltip?.setActiveElements([{ datasetIndex: 0, index }], { x: 0, y: 0 });
    chart.update();
  };
  const check = (typed: string, cause: Cause) => {
    const day = visitors.findIndex((number) => String(number) === typed);
    if (DAYS[day] === 'Thursday') {
      if (isByHand(cause, missed)) done(`${typed} is the value of Thursday.`);
    } else if (day >= 0) missed(`${typed} is the value of ${DAYS[day]}.`);
    else missed(`${quoted(typed)} is not the value of Thursday.`);
  };

  return (
    <Station of={stations['bar-tooltip']} outcome={outcome}>
      <Label id="visitors-chart" label="Visitors of the week" help="Keys: the arrows move from bar to bar." />
      <div className={classes.chart}>
        <canvas ref={canvas} {...named('visitors-chart')} onKeyDown={move} />
        {pointed && (
          <div
            role="tooltip"
            id="visitors-tooltip"
            className={classes.tooltip}
            style={{ left: pointed.x, top: pointed.y }}
          >
            {words}
          </div>
        )}
      </div>
      <Readout id="visitors-under" label="Tooltip now">
        {words ?? 'none'}
      </Readout>
      <Answer id="visitors" label="Visitors on Thursday" check="Check the visitors" onAnswer={check} />
    </Station>
  );
}
