import { useEffect, useState } from 'react';

/** Counts down from mount. Returns the whole seconds that remain, and 0 after the end. */
export function useCountdown(seconds: number): number {
  const [remaining, setRemaining] = useState(seconds);
  useEffect(() => {
    // It compares with a deadline and does not count ticks: in a background tab timers fire late,
    // and five seconds must not become six.
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
