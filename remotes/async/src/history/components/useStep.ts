import { useEffect, useRef, useState } from 'react';
import { goTo, type Kept, readEntry } from '../entry';

const stepOf = (station: string) => {
  const { station: maker, step = 0 } = readEntry();
  return maker === station ? step : 0;
};

/** The step of a station in the current entry of the history: 0 in entries that it did not make. `most` is the highest one yet. */
export function useStep(station: string) {
  const [step, setStep] = useState(0);
  const most = useRef(0);
  useEffect(() => {
    const show = () => setStep(stepOf(station));
    window.addEventListener('popstate', show);
    return () => window.removeEventListener('popstate', show);
  }, [station]);
  const go = (to: number, address: string, { replace, ...kept }: Kept & { replace?: boolean } = {}) => {
    goTo(address, { ...kept, station, step: to }, { replace });
    most.current = Math.max(most.current, to);
    setStep(to);
  };
  return { step, most, go };
}
