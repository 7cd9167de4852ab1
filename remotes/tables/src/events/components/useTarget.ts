import { useOutcome } from '@playground/kit/stations/Station';
import type { StationId } from '../stations';

export interface TargetProps {
  /** Told each time that the gesture was done, also after the first. */
  onDone: (id: StationId) => void;
}

/** The outcome of a target, which also tells the page what was done. */
export function useTarget(id: StationId, onDone: (id: StationId) => void) {
  const [outcome, { done, missed }] = useOutcome();
  const tell = (what: string) => {
    done(what);
    onDone(id);
  };
  return { outcome, done: tell, missed };
}
