import { useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import type { Order } from './Shop';

/** Off; on, but not visible yet; over the shop; on, but closed again. */
export type Phase = 'off' | 'awaited' | 'shown' | 'closed';

export type Overlay = ReturnType<typeof useOverlay>;

/** The state and the outcome of an overlay. `name` is its name in the outcome, with its article. */
export function useOverlay(name: string, first: Phase = 'off') {
  const [outcome, { done, missed }] = useOutcome();
  const [phase, setPhase] = useState<Phase>(first);
  const [times, setTimes] = useState(0);

  return {
    outcome,
    phase,
    missed,
    /** How often it has appeared. */
    times,
    turn: (next: Phase) => setPhase(next),
    come() {
      if (phase === 'off') return;
      setPhase('shown');
      setTimes((before) => before + 1);
    },
    close: () => setPhase('closed'),
    /** Call it for each click on the overlay. A click on none of its controls was meant for what is below. */
    click({ target }: MouseEvent) {
      if (!(target as Element).closest('button, input, label')) missed(`${name} caught the click.`);
    },
    /** Call it for each order, in every phase. */
    ordered({ customer, lamps, trusted }: Order) {
      if (phase === 'off') return;
      if (!trusted) missed('the order was sent by a script.');
      else if (customer !== 'Ada' || lamps !== 3) missed(`the order was ${lamps} for ${customer}, not 3 for Ada.`);
      else if (phase === 'awaited') missed(`the order was sent before ${name} appeared.`);
      else done(`3 lamps for Ada were ordered with ${name} on.`);
    },
  };
}
