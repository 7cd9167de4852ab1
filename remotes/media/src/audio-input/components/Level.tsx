import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useRef, useState } from 'react';
import { watchLevel } from '../level';
import { stations } from '../stations';
import classes from './Level.module.css';
import { useMicrophone } from './useMicrophone';

/** So long the station listens, in milliseconds. */
const LONGEST = 30_000;

/** `mark` is from 0 to 100. */
export default function Level({ mark }: { mark: number }) {
  const [outcome, { done, missed }] = useOutcome();
  const { state, turnOn, turnOff } = useMicrophone(missed);
  const [level, setLevel] = useState(0);
  const [loudest, setLoudest] = useState(0);
  const heard = useRef(0);

  const listen = (event: MouseEvent) =>
    turnOn(event, (stream, signal) => {
      heard.current = 0;
      setLoudest(0);
      watchLevel(stream, signal, (now) => {
        heard.current = Math.max(heard.current, now);
        setLevel(now);
        setLoudest(heard.current);
      });
      const timer = setTimeout(() => {
        turnOff();
        missed(
          heard.current < mark
            ? `the loudest level in thirty seconds was ${heard.current}, and the mark is ${mark}. Listen again.`
            : 'the level reached the mark, but nobody pressed ‘Stop listening’. Listen again.',
        );
      }, LONGEST);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        setLevel(0);
      });
    });
  const stop = (event: MouseEvent) => {
    if (state !== 'on') return missed('nothing was listening yet.');
    if (!isByHand(event, missed)) return;
    turnOff();
    if (heard.current >= mark) done(`the level reached ${heard.current}, and the mark is ${mark}.`);
    else missed(`the loudest level was ${heard.current}, and the mark is ${mark}.`);
  };
  const words = {
    off: 'The microphone is off.',
    asking: 'Waiting for the browser, ten seconds at most.',
    on: loudest >= mark ? 'The level reached the mark.' : 'Listening. The level did not reach the mark yet.',
  }[state];
  return (
    <Station of={stations.level} outcome={outcome}>
      <div className="d-flex flex-wrap align-items-center gap-2 mb-3">
        <button type="button" id="level-start" className="btn btn-primary" onClick={listen}>
          Listen
        </button>
        <button type="button" id="level-stop" className="btn btn-secondary" onClick={stop}>
          Stop listening
        </button>
        <span id="level-state">{words}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter has no place for the mark. */}
      <div
        id="level-now"
        role="meter"
        className={`progress ${classes.meter}`}
        aria-label="Level now"
        aria-valuenow={level}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {/* Without a transition, because the bar must not be behind its number. */}
        <div className="progress-bar" style={{ width: `${level}%`, transition: 'none' }} />
        <div className={classes.mark} style={{ insetInlineStart: `${mark}%` }} />
      </div>
      <p className="text-body-secondary mt-2 mb-0">
        Mark: <span id="level-mark">{mark}</span>. Loudest: <span id="level-loudest">{loudest}</span>.
      </p>
    </Station>
  );
}
