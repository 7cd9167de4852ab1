import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import type UPlot from 'uplot';
import { boatsOf, MONTHS } from '../draw';
import { stations } from '../stations';
import classes from './Canvas.module.css';
import { useChart } from './useChart';
import type { Theme } from './useTheme';

const NAMES = MONTHS.map((month) => month.slice(0, 3));
const look = ({ fill }: Theme): UPlot.Series => ({ stroke: fill, width: 3, points: { show: true, size: 7, fill } });

export default function ChartInWords({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [boats] = useState(() => boatsOf(seed));
  const box = useChart({ names: NAMES, numbers: boats, look });
  const check = (typed: string, cause: Cause) => {
    const [first = 0, second = 0] = [...boats].sort((one, other) => other - one);
    const month = MONTHS.findIndex((name) => name.toLowerCase() === typed.toLowerCase());
    if (month < 0) missed(isNot(typed, 'a month'));
    else if (boats[month] === second) missed(`${MONTHS[month]} is the second: ${second} boats.`);
    else if (boats[month] !== first) missed(`${MONTHS[month]} has only ${boats[month]} boats.`);
    else if (isByHand(cause, missed)) done(`${MONTHS[month]} is the busiest month, with ${first} boats.`);
  };
  return (
    <Station of={stations['chart-in-words']} outcome={outcome}>
      <p id="boats-chart-label" className="mb-1 fw-medium">
        Boats of the year
      </p>
      <div className={classes.chart}>
        <div
          ref={box}
          id="boats-chart"
          className={classes.plot}
          role="img"
          aria-labelledby="boats-chart-label"
          aria-describedby="boats-table"
        />
      </div>
      <details className="mt-2" id="boats-words">
        <summary id="boats-summary">Table behind the chart</summary>
        <table id="boats-table" className="table table-sm w-auto mt-2 mb-0">
          <caption className="visually-hidden">Boats of each month</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col" className="text-end">
                Boats
              </th>
            </tr>
          </thead>
          <tbody>
            {MONTHS.map((month, index) => (
              <tr key={month}>
                <th scope="row" className="fw-normal pe-4">
                  {month}
                </th>
                <td className="text-end">{boats[index]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <Answer
        id="busiest-month"
        label="Busiest month"
        check="Check the month"
        onAnswer={(typed, cause) => check(typed.trim(), cause)}
      />
    </Station>
  );
}
