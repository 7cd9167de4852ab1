import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type KeyboardEvent, type MouseEvent, useCallback, useState } from 'react';
import { buttonsOf } from '../draw';
import { stations } from '../stations';
import Picture from './Picture';
import { pointOf } from './pointOf';
import Readout from './Readout';

const [WIDTH, HEIGHT, COLUMNS] = [320, 156, 3];
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS };

/** The place of a button on the canvas. The middle of the canvas is between two of them. */
const boxOf = (index: number) => ({
  x: 8 + (index % COLUMNS) * 104,
  y: 12 + Math.floor(index / COLUMNS) * 76,
  width: 96,
  height: 56,
});

export default function PaintedButtons({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [names] = useState(() => buttonsOf(seed));
  // The button under the pointer or the frame of the keyboard.
  const [at, setAt] = useState<number>();
  const name = at === undefined ? undefined : names[at];

  const paint = useCallback(
    (context: CanvasRenderingContext2D) => {
      context.clearRect(0, 0, WIDTH, HEIGHT);
      context.font = '600 16px system-ui, sans-serif';
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      for (const [index, text] of names.entries()) {
        const { x, y, width, height } = boxOf(index);
        context.fillStyle = index === at ? '#4127bf' : '#5b3df5';
        context.beginPath();
        context.roundRect(x, y, width, height, 8);
        context.fill();
        context.fillStyle = '#fff';
        context.fillText(text, x + width / 2, y + height / 2);
        if (index !== at) continue;
        context.strokeStyle = '#fff';
        context.lineWidth = 2;
        context.beginPath();
        context.roundRect(x + 4, y + 4, width - 8, height - 8, 5);
        context.stroke();
      }
    },
    [names, at],
  );

  const indexAt = (event: MouseEvent<HTMLCanvasElement>) => {
    const point = pointOf(event.currentTarget, event);
    const found = names.findIndex((_, index) => {
      const { x, y, width, height } = boxOf(index);
      const [right, down] = [point.x - x, point.y - y];
      return right >= 0 && right < width && down >= 0 && down < height;
    });
    return found < 0 ? undefined : found;
  };
  const press = (event: MouseEvent | KeyboardEvent, index: number | undefined) => {
    const pressed = index === undefined ? undefined : names[index];
    if (pressed === undefined) missed('you pressed beside the buttons.');
    else if (pressed !== 'Print') missed(`you pressed ${pressed}.`);
    else if (isByHand(event, missed)) done('you pressed Print.');
  };
  const move = (event: KeyboardEvent<HTMLCanvasElement>) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      const next = (at ?? -step) + step;
      if (next in names) setAt(next);
    } else if (event.key === 'Enter' || event.key === ' ') press(event, at);
    else return;
    event.preventDefault();
  };

  return (
    <Station of={stations['painted-buttons']} outcome={outcome}>
      <Picture
        id="painted-board"
        label="Painted board"
        help="Keys: the arrows move the frame, and Enter presses."
        width={WIDTH}
        height={HEIGHT}
        paint={paint}
        onMouseMove={(event) => setAt(indexAt(event))}
        onMouseLeave={() => setAt(undefined)}
        onClick={(event) => press(event, indexAt(event))}
        onKeyDown={move}
      />
      <Readout id="painted-under" label="Under the pointer">
        {name ?? 'nothing'}
      </Readout>
    </Station>
  );
}
