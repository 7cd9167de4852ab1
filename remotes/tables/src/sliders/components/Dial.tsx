import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type PointerEvent, useRef, useState } from 'react';
import { stations } from '../stations';
import { byKey, onStep } from '../steps';
import classes from './Dial.module.css';
import Readout from './Readout';
import { type Move, useDrag } from './useDrag';

const RANGE = { min: 0, max: 300, step: 5 };

export default function Dial() {
  const [outcome, { done, missed }] = useOutcome();
  const [degrees, setDegrees] = useState(0);
  /** The pointer's last angle, and how far it has turned the dial, not rounded to a step. */
  const hand = useRef({ angle: 0, turned: 0 });
  const turn = (next: number, { byPerson, over }: Move) => {
    setDegrees(next);
    if (!byPerson) missed(`a script turned it to ${next} degrees.`);
    else if (over && next === 240) done('the dial is turned to 240 degrees.');
  };
  const drag = useDrag(
    (event, move) => {
      const angle = angleOf(event);
      const by = shorterWay(angle - hand.current.angle);
      const turned = Math.min(RANGE.max, Math.max(RANGE.min, hand.current.turned + by));
      hand.current = { angle, turned };
      turn(onStep(turned, RANGE), move);
    },
    (event) => {
      hand.current = { angle: angleOf(event), turned: degrees };
    },
  );
  return (
    <Station of={stations.dial} outcome={outcome}>
      <p id="dial-label">Dial</p>
      <div
        id="dial-knob"
        role="slider"
        tabIndex={0}
        aria-labelledby="dial-label"
        aria-valuemin={RANGE.min}
        aria-valuemax={RANGE.max}
        aria-valuenow={degrees}
        aria-valuetext={`${degrees} degrees`}
        className={`mb-3 ${classes.knob}`}
        {...drag}
        onKeyDown={(event) => {
          const next = byKey(event.key, degrees, RANGE);
          if (next === undefined) return;
          event.preventDefault();
          turn(next, { byPerson: event.isTrusted, over: true });
        }}
      >
        <div className={classes.hand} style={{ transform: `rotate(${degrees}deg)` }} />
      </div>
      <Readout id="dial-value" label="Dial now">{`${degrees} degrees`}</Readout>
    </Station>
  );
}

/** Degrees clockwise from the top. */
function angleOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): number {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return (Math.atan2(clientX - left - width / 2, top + height / 2 - clientY) * 180) / Math.PI;
}

/** The same turn as less than half a circle. */
const shorterWay = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
