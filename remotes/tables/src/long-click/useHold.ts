import { useEffect, useRef, useState } from 'react';

/** How often the shown time is updated, in milliseconds. */
const TICK = 10;

interface Hold {
  /** Milliseconds held so far, updated every 10 ms. Undefined while nothing is held. */
  held: number | undefined;
  /** Starts a hold. Does nothing during a hold, so a second finger or key does not restart it. */
  start(): void;
  /** Ends the hold and passes its milliseconds to `onRelease`. Does nothing without a hold. */
  release(): void;
  /** Ends the hold without a result. */
  drop(): void;
}

/** A stopwatch for a control that is held down. It releases when the window loses the focus. */
export function useHold(onRelease: (milliseconds: number) => void): Hold {
  const [held, setHeld] = useState<number>();
  // A ref, because a press and its release may both come before the next render. The timer does not use an effect,
  // because it would run until the next render and start the hold again after the release.
  const hold = useRef<{ since: number; timer: ReturnType<typeof setInterval> }>(undefined);

  const drop = () => {
    clearInterval(hold.current?.timer);
    hold.current = undefined;
    setHeld(undefined);
  };
  const release = () => {
    if (!hold.current) return;
    const milliseconds = performance.now() - hold.current.since;
    drop();
    onRelease(milliseconds);
  };
  const start = () => {
    if (hold.current) return;
    const since = performance.now();
    hold.current = { since, timer: setInterval(() => setHeld(performance.now() - since), TICK) };
    setHeld(0);
  };

  useEffect(() => () => clearInterval(hold.current?.timer), []);

  // A release in another window sends no event here.
  useEffect(() => {
    window.addEventListener('blur', release);
    return () => window.removeEventListener('blur', release);
  });

  return { held, start, release, drop };
}
