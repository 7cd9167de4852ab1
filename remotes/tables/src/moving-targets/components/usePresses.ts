import { useOutcome } from '@playground/kit/stations/Station';

/** The outcome of a station that is about presses: one by a script is a miss, whatever it hits. */
export function usePresses() {
  const [outcome, { done, missed }] = useOutcome();
  const press =
    (what: string) =>
    ({ isTrusted }: { isTrusted: boolean }) =>
      isTrusted ? done(what) : missed('a script pressed it, not a person.');
  return { outcome, missed, press };
}
