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
  // Beside the state, because a press and its release may both come before the next render.
  const since = useRef<number>(undefined);
  const isHeld = held !== undefined;

  const drop = () => {
    since.current = undefined;
    setHeld(undefined);
  };
  const release = () => {
    if (since.current === undefined) return;
    const milliseconds = performance.now() - since.current;
    drop();
    onRelease(milliseconds);
  };
  const start = () => {
    if (since.current !== undefined) return;
    since.current = performance.now();
    setHeld(0);
  };

  useEffect(() => {
    if (!isHeld) return;
    const timer = setInterval(() => setHeld(performance.now() - (since.current ?? performance.now())), TICK);
    return () => clearInterval(timer);
  }, [isHeld]);

  // Whatever ends the hold in another window is never heard of here.
  useEffect(() => {
    window.addEventListener('blur', release);
    return () => window.removeEventListener('blur', release);
  });

  return { held, start, release, drop };
}
