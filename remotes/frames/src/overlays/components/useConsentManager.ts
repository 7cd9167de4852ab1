import { createRandom, useSeed } from '@playground/kit/random';
import { useState } from 'react';
import { PURPOSES } from '../messages';
import type { Order } from './Shop';
import { type Cause, type Phase, useOverlay } from './useOverlay';

const NAME = 'the consent manager';

/** Of this document's visit, because the manager returns to a visitor who left without an answer. Nothing is stored. */
const visit = { unanswered: false, inRoot: false };

/** The overlay of the consent manager, and what you were asked and have answered. */
export function useConsentManager() {
  const overlay = useOverlay(NAME, visit.unanswered ? 'awaited' : 'off');
  const seed = useSeed();
  const [wanted] = useState(() => createRandom(`${seed} purpose`).pick(PURPOSES));
  const [allowed, setAllowed] = useState<string>();
  const [inRoot, setInRoot] = useState(visit.inRoot);
  return {
    ...overlay,
    wanted,
    inRoot,
    putInRoot(chosen: boolean) {
      visit.inRoot = chosen;
      setInRoot(chosen);
    },
    turn(phase: Phase, cause: Cause) {
      visit.unanswered = phase !== 'off';
      setAllowed(undefined);
      overlay.turn(phase, cause);
    },
    answer(purposes: string[], trusted: boolean) {
      if (!trusted) return overlay.missed('the consent manager was answered by a script.');
      visit.unanswered = false;
      const answered = purposes.join(', ') || 'nothing';
      setAllowed(answered);
      if (answered !== wanted) overlay.missed(`you allowed ${answered}, not only ${wanted}. ${AGAIN}`);
      overlay.close();
    },
    /** Its origin does not answer, so nobody can answer it. */
    fail(origin: string) {
      overlay.missed(`the consent manager did not load from ${origin}. ${AGAIN}`);
      overlay.close();
    },
    ordered(order: Order) {
      if (overlay.phase === 'shown') overlay.missed(`the order was sent before ${NAME} was answered.`);
      else if (overlay.phase === 'closed' && allowed !== wanted)
        overlay.missed(`you did not allow only ${wanted}. ${AGAIN}`);
      else overlay.ordered(order);
    },
  };
}

const AGAIN = 'Switch it off and on to try again.';
