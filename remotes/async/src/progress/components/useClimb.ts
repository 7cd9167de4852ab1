import { useEffect, useState } from 'react';

/** How often the bars move, in milliseconds. */
const STEP = 50;

/** Whole numbers from 0 to 100, which climb together after a start. Each one takes its own number of seconds. */
export function useClimb(seconds: readonly number[]) {
  const [startedAt, setStartedAt] = useState<number>();
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (startedAt === undefined) return;
    const timer = setInterval(() => {
      const now = (performance.now() - startedAt) / 1_000;
      setElapsed(now);
      if (now >= Math.max(...seconds)) clearInterval(timer);
    }, STEP);
    return () => clearInterval(timer);
  }, [startedAt, seconds]);
  return {
    values: seconds.map((needed) => Math.min(100, Math.floor((100 * elapsed) / needed))),
    started: startedAt !== undefined,
    start() {
      setElapsed(0);
      setStartedAt(performance.now());
    },
    stop: () => setStartedAt(undefined),
  };
}
