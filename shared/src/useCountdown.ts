import { useEffect, useState } from 'react';

/** Whole seconds left until zero, counted from mount. Returns 0 from then on. */
export function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    // Measured against a deadline, not by counting ticks: a tab in the background fires
    // timers late, and a learner who waits five seconds must not see six.
    const deadline = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
      setLeft(remaining);
      if (remaining === 0) clearInterval(timer);
    }, 100);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
