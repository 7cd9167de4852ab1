import { useEffect, useRef, useState } from 'react';

/** How often the time shown is brought up to date, in milliseconds. */
const TICK = 10;

interface Hold {
  /** Milliseconds held so far, brought up to date every 10 ms; undefined while nothing is held. */
  held: number | undefined;
  /** Begins a hold. During one it does nothing: a second finger or key does not begin again. */
  start(): void;
  /** Ends the hold and gives its milliseconds to `onRelease`. Without one it does nothing. */
  release(): void;
  /** Ends the hold as if there had been none. */
  drop(): void;
}

/** A stopwatch for something that is held down. It releases by itself when the window loses its focus. */
export function useHold(onRelease: (milliseconds: number) => void): Hold {
  const [held, setHeld] = useState<number>();
  // Beside the state, because a press and its release may both come before the next render. The timer begins and ends
  // with the hold itself, not with an effect: one that outlives the release until React renders would hold again.
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

  // Whatever ends the hold in another window is never heard of here.
  useEffect(() => {
    window.addEventListener('blur', release);
    return () => window.removeEventListener('blur', release);
  });

  return { held, start, release, drop };
}
