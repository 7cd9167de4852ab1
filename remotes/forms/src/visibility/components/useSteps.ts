import { useEffect, useState } from 'react';

/** The number of the step, from 0. `start` begins with 1. A step lasts so many milliseconds, the last one for ever. */
export function useSteps(durations: readonly number[]): [number, () => void] {
  const [step, setStep] = useState(0);
  const duration = step > 0 ? durations[step - 1] : undefined;
  useEffect(() => {
    if (duration === undefined) return;
    const timer = setTimeout(() => setStep(step + 1), duration);
    return () => clearTimeout(timer);
  }, [step, duration]);
  return [step, () => setStep(1)];
}
