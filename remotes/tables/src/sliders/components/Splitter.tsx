import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef, useState } from 'react';
import { stations } from '../stations';
import { byKey, onStep } from '../steps';
import classes from './Panes.module.css';
import Readout from './Readout';
import { type Move, useDrag } from './useDrag';

const RANGE = { min: 10, max: 90, step: 1 };

export default function Splitter() {
  const [outcome, { done, missed }] = useOutcome();
  const [percent, setPercent] = useState(60);
  const panes = useRef<HTMLDivElement>(null);
  const split = (next: number, { byPerson, over }: Move) => {
    setPercent(next);
    if (!byPerson) missed(`a script set it to ${next} percent.`);
    else if (over && next === 30) done('the left pane has 30 percent.');
  };
  const drag = useDrag(({ clientX }, move) => {
    const { left = 0, width = 1 } = panes.current?.getBoundingClientRect() ?? {};
    split(onStep(((clientX - left) / width) * 100, RANGE), move);
  });
  return (
    <Station of={stations.splitter} outcome={outcome}>
      <p id="divider-label" className="mb-1">
        Divider
      </p>
      <div ref={panes} className={`border rounded mb-3 position-relative d-flex user-select-none ${classes.panes}`}>
        <div id="left-pane" className="p-2 overflow-hidden" style={{ width: `${percent}%` }}>
          Left pane
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: an hr element can neither get the focus nor move. */}
        <div
          id="divider"
          role="separator"
          tabIndex={0}
          aria-labelledby="divider-label"
          aria-orientation="vertical"
          aria-controls="left-pane"
          aria-valuemin={RANGE.min}
          aria-valuemax={RANGE.max}
          aria-valuenow={percent}
          className={`position-absolute top-0 bottom-0 ${classes.divider}`}
          style={{ left: `${percent}%` }}
          {...drag}
          onKeyDown={(event) => {
            const next = byKey(event.key, percent, RANGE);
            if (next === undefined) return;
            event.preventDefault();
            split(next, { byPerson: event.isTrusted, over: true });
          }}
        />
        <div id="right-pane" className="p-2 overflow-hidden flex-fill bg-body-tertiary">
          Right pane
        </div>
      </div>
      <Readout id="divider-value" label="Left pane now">{`${percent} percent`}</Readout>
    </Station>
  );
}
