import { useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import type { Order } from './Shop';

/** Off; on, but not come yet; over the shop; on, and closed again. */
type Phase = 'off' | 'awaited' | 'shown' | 'closed';

export type Overlay = ReturnType<typeof useOverlay>;

/** An overlay, which stands in sentences as `name`: whether it is there, and what the clicks and orders under it come to. */
export function useOverlay(name: string) {
  const [outcome, { done, missed }] = useOutcome();
  const [phase, setPhase] = useState<Phase>('off');
  const [times, setTimes] = useState(0);

  return {
    outcome,
    phase,
    missed,
    /** How often it has come. */
    times,
    turn: setPhase,
    come() {
      if (phase === 'off') return;
      setPhase('shown');
      setTimes((before) => before + 1);
    },
    close: () => setPhase('closed'),
    /** For a click on it: one on none of its own controls was meant for what is below. */
    click({ target }: MouseEvent) {
      if (!(target as Element).closest('button, input, label')) missed(`${name} caught the click.`);
    },
    /** For an order that was sent, whatever the overlay is doing. */
    ordered({ customer, lamps, trusted }: Order) {
      if (phase === 'off') return;
      if (!trusted) missed('a script sent the order, not a person.');
      else if (customer !== 'Ada' || lamps !== 3) missed(`the order was ${lamps} for ${customer}, not 3 for Ada.`);
      else if (phase === 'awaited') missed(`the order was sent before ${name} came.`);
      else done(`3 lamps for Ada were ordered with ${name} on.`);
    },
  };
}
