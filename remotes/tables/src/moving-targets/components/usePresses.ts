import { useOutcome } from '@playground/kit/stations/Station';

/** The outcome of a station about presses. A press by a script is always a miss. */
export function usePresses() {
  const [outcome, { done, missed }] = useOutcome();
  const press =
    (what: string) =>
    ({ isTrusted }: { isTrusted: boolean }) =>
      isTrusted ? done(what) : missed('a script pressed it, not a person.');
  return { outcome, missed, press };
}
