import { quoted } from '@playground/kit/quoted';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { useOutcome } from '@playground/kit/stations/Station';
import { useRef } from 'react';

/** Which other words a visitor may have found, and why each of them is wrong. */
type Mistakes = [word: string, reason: string][];

/**
 * The outcome of a station with a file. Call `fetched` when a control of the page is used: whether a person did it. Call `check` with the
 * typed text and what is right.
 */
export function useFile() {
  const [outcome, { done, missed }] = useOutcome();
  const isFetched = useRef(false);
  return {
    outcome,
    missed,
    fetched(cause: Cause) {
      const byHand = isByHand(cause, missed);
      isFetched.current ||= byHand;
      return byHand;
    },
    check(typed: string, cause: Cause, right: string, mistakes: Mistakes = []) {
      const text = typed.trim().replaceAll(/\s+/g, ' ').toLowerCase();
      // By chance, a mistake can be the right word too.
      const mistake = text === right ? undefined : mistakes.find(([word]) => word === text);
      if (!text) missed('nothing was typed.');
      else if (mistake) missed(mistake[1]);
      else if (text !== right) missed(`${quoted(typed)} is not what the file says.`);
      else if (!isFetched.current) missed('that is right, but nobody downloaded the file from this page.');
      else if (isByHand(cause, missed)) done(`the file says ${right}.`);
    },
  };
}
