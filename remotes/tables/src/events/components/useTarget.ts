import { useOutcome } from '@playground/kit/stations/Station';
import type { StationId } from '../stations';

export interface TargetProps {
  /** Called each time the gesture is done, not only the first time. */
  onDone: (id: StationId) => void;
}

/** The outcome of a target. Also tells the page about each success. */
export function useTarget(id: StationId, onDone: (id: StationId) => void) {
  const [outcome, { done, missed }] = useOutcome();
  const tell = (what: string) => {
    done(what);
    onDone(id);
  };
  return { outcome, done: tell, missed };
}
