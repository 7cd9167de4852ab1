import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { useOutcome } from '@playground/kit/stations/Station';

/** The outcome of a station about presses. A press by a script is always a miss. */
export function usePresses() {
  const [outcome, { done, missed }] = useOutcome();
  const press = (what: string) => (event: Cause) => isByHand(event, missed) && done(what);
  return { outcome, missed, press };
}
