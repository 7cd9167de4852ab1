import { useEffect, useState } from 'react';

/** Counts down from mount on. Returns the whole seconds that remain, 0 from the end on. */
export function useCountdown(seconds: number): number {
  const [remaining, setRemaining] = useState(seconds);
  useEffect(() => {
    // Measured against a deadline, not by counting ticks: a tab in the background fires
    // timers late, and a learner who waits five seconds must not see six.
    const deadline = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
      setRemaining(now);
      if (now === 0) clearInterval(timer);
    }, 100);
    return () => clearInterval(timer);
  }, [seconds]);
  return remaining;
}
