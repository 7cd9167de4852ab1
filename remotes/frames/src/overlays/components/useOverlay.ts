import { useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import type { Order } from './Shop';

/** Off; on, but not visible yet; over the shop; on, but closed again. */
export type Phase = 'off' | 'awaited' | 'shown' | 'closed';

export type Overlay = ReturnType<typeof useOverlay>;

export type Cause = Pick<Event, 'isTrusted'>;

/** The state and the outcome of an overlay. `name` is its name in the outcome, with its article. */
export function useOverlay(name: string, first: Phase = 'off') {
  const [outcome, { done, missed }] = useOutcome();
  const [phase, setPhase] = useState<Phase>(first);
  const [times, setTimes] = useState(0);
  const [spoilt, setSpoilt] = useState('');
  /** A miss, after which no order counts until the overlay is switched off and on. */
  const spoil = (what: string) => {
    setSpoilt(what);
    missed(what);
  };

  return {
    outcome,
    phase,
    missed,
    spoil,
    /** How often it has appeared. */
    times,
    turn(to: Phase, { isTrusted }: Cause) {
      setPhase(to);
      setSpoilt('');
      if (!isTrusted) spoil(`a script switched ${name} ${to === 'off' ? 'off' : 'on'}.`);
    },
    come() {
      if (phase === 'off') return;
      setPhase('shown');
      setTimes((before) => before + 1);
    },
    /** Call it with the event that closes the overlay, if it does not close by itself. */
    close({ isTrusted }: Cause = { isTrusted: true }) {
      setPhase('closed');
      if (!isTrusted) spoil(`a script closed ${name}.`);
    },
    /** Call it for each click on the overlay. A click on none of its controls was meant for what is below. */
    click({ target }: MouseEvent) {
      if (!(target as Element).closest('button, input, label')) missed(`${name} caught the click.`);
    },
    /** Call it for each order, in every phase. */
    ordered({ customer, lamps, byScript }: Order) {
      if (phase === 'off') return;
      if (byScript) missed(`the order was ${byScript} by a script.`);
      else if (spoilt) missed(`${spoilt} Switch it off and on, and try again.`);
      else if (customer !== 'Ada' || lamps !== 3) missed(`the order was ${lamps} for ${customer}, not 3 for Ada.`);
      else if (phase === 'awaited') missed(`the order was sent before ${name} appeared.`);
      else done(`3 lamps for Ada were ordered with ${name} on.`);
    },
  };
}
