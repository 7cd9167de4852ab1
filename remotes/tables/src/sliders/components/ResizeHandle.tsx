import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef, useState } from 'react';
import { stations } from '../stations';
import { onStep } from '../steps';
import classes from './Panes.module.css';
import Readout from './Readout';
import { type Move, useDrag } from './useDrag';

const STEP = 10;
const WIDTHS = { min: 120, max: 280, step: STEP };
const HEIGHTS = { min: 70, max: 240, step: STEP };
const KEYS: Record<string, [number, number]> = {
  ArrowRight: [STEP, 0],
  ArrowLeft: [-STEP, 0],
  ArrowDown: [0, STEP],
  ArrowUp: [0, -STEP],
};

export default function ResizeHandle() {
  const [outcome, { done, missed }] = useOutcome();
  const [[width, height], setSize] = useState<[number, number]>([160, 100]);
  /** The pointer position minus the size of the note. */
  const origin = useRef<[number, number]>([0, 0]);
  const resize = (wide: number, high: number, { byPerson, over }: Move) => {
    const [nextWidth, nextHeight] = [onStep(wide, WIDTHS), onStep(high, HEIGHTS)];
    setSize([nextWidth, nextHeight]);
    if (!byPerson) missed(`a script resized it to ${nextWidth} by ${nextHeight} pixels.`);
    else if (over && nextWidth === 240 && nextHeight === 150) done('the note is 240 by 150 pixels.');
  };
  const drag = useDrag(
    ({ clientX, clientY }, move) => resize(clientX - origin.current[0], clientY - origin.current[1], move),
    ({ clientX, clientY }) => {
      origin.current = [clientX - width, clientY - height];
    },
  );
  return (
    <Station of={stations['resize-handle']} outcome={outcome}>
      <p id="note-handle-label" className="mb-1">
        Resize the note
      </p>
      <div id="note" className="border rounded p-2 mb-3 position-relative" style={{ width, height }}>
        A note
        <button
          id="note-handle"
          type="button"
          className={`btn btn-primary p-0 position-absolute ${classes.handle}`}
          aria-labelledby="note-handle-label"
          aria-describedby="note-keys"
          {...drag}
          onKeyDown={(event) => {
            const by = KEYS[event.key];
            if (!by) return;
            event.preventDefault();
            resize(width + by[0], height + by[1], { byPerson: event.isTrusted, over: true });
          }}
        />
      </div>
      <p id="note-keys" className="form-text">
        Drag the corner, or focus it and press the arrow keys. Each press changes the size by ten pixels.
      </p>
      <Readout id="note-size" label="Size of the note">{`${width} by ${height} pixels`}</Readout>
    </Station>
  );
}
