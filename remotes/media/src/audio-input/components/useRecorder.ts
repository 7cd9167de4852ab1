import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { useRef, useState } from 'react';
import { useMicrophone } from './useMicrophone';

/** In seconds. A recording is kept in memory, so it must not become endless. */
const LONGEST = 60;

/** As the page shows it: the clock must not say 2.0 before two seconds are over. */
const inTenths = (milliseconds: number) => Math.floor(milliseconds / 100) / 10;

/** Records one sound at a time. `recorded` gets its file and its length in seconds. */
export function useRecorder(missed: (what: string) => void, recorded: (file: Blob, seconds: number) => void) {
  const { state, turnOn, turnOff } = useMicrophone(missed);
  const [seconds, setSeconds] = useState<number>();
  const finish = useRef<() => void>(undefined);

  const start = (cause: Cause) => {
    if (!window.MediaRecorder) return missed('this browser cannot record sound.');
    return turnOn(cause, (stream, signal) => {
      const recorder = new MediaRecorder(stream);
      const parts: Blob[] = [];
      let [began, length, clock] = [0, 0, 0];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      recorder.onstart = () => {
        began = performance.now();
        setSeconds(0);
        clock = window.setInterval(() => {
          length = inTenths(performance.now() - began);
          setSeconds(length);
          if (length < LONGEST) return;
          turnOff();
          missed('the recording reached one minute, and stopped by itself. Record again.');
        }, 100);
        finish.current = () => {
          finish.current = undefined;
          clearInterval(clock);
          length = inTenths(performance.now() - began);
          recorder.stop();
        };
      };
      recorder.onstop = () => {
        if (signal.aborted) return;
        turnOff();
        // When a recording ends, Firefox forgets the format. The parts keep it.
        const file = new Blob(parts, { type: parts[0]?.type });
        if (file.size > 0) recorded(file, length);
        else missed('the browser recorded nothing.');
      };
      signal.addEventListener('abort', () => {
        clearInterval(clock);
        finish.current = undefined;
        setSeconds(undefined);
        if (recorder.state !== 'inactive') recorder.stop();
      });
      recorder.start();
    });
  };

  const stop = (cause: Cause) => {
    if (!finish.current) missed('nothing was recording yet.');
    else if (isByHand(cause, missed)) finish.current();
  };
  const words =
    state === 'asking'
      ? 'Waiting for the browser, ten seconds at most.'
      : seconds === undefined
        ? 'The microphone is off.'
        : `Recording: ${seconds.toFixed(1)} s`;
  return { words, start, stop };
}
