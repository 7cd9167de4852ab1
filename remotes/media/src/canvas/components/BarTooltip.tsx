import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type KeyboardEvent, type MouseEvent, useCallback, useState } from 'react';
import UPlot from 'uplot';
import { DAYS, visitorsOf } from '../draw';
import { stations } from '../stations';
import classes from './Canvas.module.css';
import { Label, named } from './Picture';
import { pointOf } from './pointOf';
import Readout from './Readout';
import { useChart } from './useChart';
import type { Theme } from './useTheme';

const NAMES = DAYS.map((day) => day.slice(0, 3));
/** How much of its seventh of the chart a bar fills. */
const WIDTH = 0.72;
const paths = UPlot.paths.bars?.({ size: [WIDTH, Number.POSITIVE_INFINITY] });
const look = ({ fill }: Theme): UPlot.Series => ({ fill, paths, width: 0, points: { show: false } });

export default function BarTooltip({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [visitors] = useState(() => visitorsOf(seed));
  /** The place of each bar in the picture. */
  const [bars, setBars] = useState<ReturnType<typeof barOf>[]>([]);
  const [at, setAt] = useState<number>();
  const onPaint = useCallback(
    (chart: UPlot) => setBars(visitors.map((number, index) => barOf(chart, index, number))),
    [visitors],
  );
  const box = useChart({ names: NAMES, numbers: visitors, look, onPaint });
  const words = at === undefined ? undefined : `${DAYS[at]}: ${visitors[at]} visitors`;
  const pointed = at === undefined ? undefined : bars[at];

  const point = (event: MouseEvent<HTMLElement>) => {
    const { x, y } = pointOf(event.currentTarget, event);
    const found = bars.findIndex(({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom);
    setAt(found < 0 ? undefined : found);
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = at === undefined ? 0 : at + step;
    if (next in visitors) setAt(next);
  };
  const check = (typed: string, cause: Cause) => {
    const day = visitors.findIndex((number) => String(number) === typed);
    if (DAYS[day] === 'Thursday') {
      if (isByHand(cause, missed)) done(`${typed} is the value of Thursday.`);
    } else if (day >= 0) missed(`${typed} is the value of ${DAYS[day]}.`);
    else missed(isNot(typed, 'the value of Thursday'));
  };

  return (
    <Station of={stations['bar-tooltip']} outcome={outcome}>
      <Label id="visitors-chart" label="Visitors of the week" help="Keys: the arrows move from bar to bar." />
      <div className={classes.chart}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: It has the role that `named` returns. */}
        <div
          ref={box}
          {...named('visitors-chart')}
          className={classes.plot}
          onMouseMove={point}
          onMouseLeave={() => setAt(undefined)}
          onKeyDown={move}
        />
        {pointed && (
          <div
            role="tooltip"
            id="visitors-tooltip"
            className={classes.tooltip}
            style={{ left: nearTo((pointed.left + pointed.right) / 2), top: pointed.top }}
          >
            {words}
          </div>
        )}
      </div>
      <Readout id="visitors-under" label="Tooltip now">
        {words ?? 'none'}
      </Readout>
      <Answer
        id="visitors"
        label="Visitors on Thursday"
        check="Check the visitors"
        onAnswer={(typed, cause) => check(typed.trim(), cause)}
      />
    </Station>
  );
}

/** The place of a bar, in pixels of the picture. */
function barOf({ over, valToPos }: UPlot, index: number, number: number) {
  const x = (place: number) => over.offsetLeft + valToPos(place, 'x');
  const y = (value: number) => over.offsetTop + valToPos(value, 'y');
  return { left: x(index - WIDTH / 2), right: x(index + WIDTH / 2), top: y(number), bottom: y(0) };
}

/** The middle of the tooltip: that of its bar, or so far from the edge that a phone shows the whole tooltip. */
const nearTo = (x: number) => `clamp(5.5rem, ${x}px, 100% - 5.5rem)`;
