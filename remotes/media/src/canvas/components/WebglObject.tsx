import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import { faceAt, openScene, type Turn } from '../cube';
import { facesOf, type Point } from '../draw';
import { stations } from '../stations';
import classes from './Canvas.module.css';
import { Label, named } from './Picture';
import { pointOf } from './pointOf';
import Readout from './Readout';

const SIZE = 280;
/** So far a pressed pointer may move before it turns the cube, in pixels. */
const STEADY = 4;
const STEPS: Record<string, Turn> = {
  ArrowLeft: { across: -15, down: 0 },
  ArrowRight: { across: 15, down: 0 },
  ArrowUp: { across: 0, down: -15 },
  ArrowDown: { across: 0, down: 15 },
};

export default function WebglObject({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [faces] = useState(() => facesOf(seed));
  const paint = useRef<(turn: Turn) => void>(undefined);
  const turn = useRef<Turn>({ across: 0, down: 25 });
  const held = useRef<{ pointer: number; from: Point; last: Point; turns: boolean }>(undefined);
  const turnedBy = useRef<Cause>(undefined);
  const [middle, setMiddle] = useState('');

  const draw = useCallback(() => {
    paint.current?.(turn.current);
    setMiddle(faceAt(faces, turn.current, 0, 0) ?? 'no');
  }, [faces]);
  const open = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return;
      paint.current = openScene(canvas, faces);
      if (paint.current) draw();
      else missed('this browser has no WebGL.');
    },
    [faces, draw, missed],
  );
  const turnBy = (across: number, down: number, cause: Cause) => {
    turn.current = {
      across: turn.current.across + across,
      down: Math.min(90, Math.max(-90, turn.current.down + down)),
    };
    if (!cause.isTrusted) turnedBy.current = cause;
    draw();
  };
  const press = (cause: Cause, { x, y }: Point) => {
    const face = faceAt(faces, turn.current, (2 * x) / SIZE - 1, 1 - (2 * y) / SIZE);
    if (!paint.current) missed('this browser has no WebGL.');
    else if (!face) missed('you pressed beside the faces of the cube.');
    else if (face !== 'green') missed(`you pressed the ${face} face.`);
    else if (isByHand(turnedBy.current ?? cause, missed)) done('you pressed the green face.');
    turnedBy.current = undefined;
  };

  const down = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.button !== 0 || held.current) return;
    // An event by a script has no active pointer to capture.
    if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
    const from = pointOf(event.currentTarget, event);
    held.current = { pointer: event.pointerId, from, last: from, turns: false };
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const hold = held.current;
    if (hold?.pointer !== event.pointerId) return;
    const { x, y } = pointOf(event.currentTarget, event);
    hold.turns ||= Math.hypot(x - hold.from.x, y - hold.from.y) > STEADY;
    if (!hold.turns) return;
    turnBy((x - hold.last.x) * 0.6, (y - hold.last.y) * 0.6, event.nativeEvent);
    hold.last = { x, y };
  };
  const up = (event: PointerEvent<HTMLCanvasElement>) => {
    const hold = held.current;
    if (hold?.pointer !== event.pointerId) return;
    held.current = undefined;
    if (!hold.turns) press(event, hold.from);
  };
  const key = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) turnBy(step.across, step.down, event.nativeEvent);
    else if (event.key === 'Enter' || event.key === ' ') press(event, { x: SIZE / 2, y: SIZE / 2 });
    else return;
    event.preventDefault();
  };

  return (
    <Station of={stations['webgl-object']} outcome={outcome}>
      <Label
        id="cube"
        label="Cube"
        help="Drag to turn it. Keys: the arrows turn it, and Enter presses the face in the middle."
      />
      <canvas
        ref={open}
        {...named('cube')}
        width={SIZE}
        height={SIZE}
        className={`${classes.picture} ${classes.turned}`}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={() => {
          held.current = undefined;
        }}
        onKeyDown={key}
      />
      <Readout id="cube-middle" label="In the middle">
        {`${middle} face`}
      </Readout>
    </Station>
  );
}
