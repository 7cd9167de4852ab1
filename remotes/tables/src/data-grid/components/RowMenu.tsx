import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect } from 'react';
import type { Order } from '../orders';
import { stations } from '../stations';

/** An order as a choice in its menu left it, and whether a person chose. */
export interface Chosen {
  order: Order;
  byPerson: boolean;
}

export default function RowMenu({ order: { number }, chosen }: { order: Order; chosen: Chosen | undefined }) {
  const [outcome, { done, missed }] = useOutcome();
  useEffect(() => {
    if (!chosen) return;
    const { order, byPerson } = chosen;
    const came = `${order.number} is ${order.state === 'Sent' ? 'marked as sent' : 'cancelled'}`;
    if (order.number !== number) missed(`${came}, which nobody asked for.`);
    else if (order.state !== 'Cancelled') missed(`${came}, and not cancelled.`);
    else if (!byPerson) missed(`${came}, but by a script: nobody pressed its menu.`);
    else done(`${came}.`);
  }, [chosen, number, done, missed]);
  return (
    <Station of={stations['row-menu']} outcome={outcome}>
      <p className="mb-0">
        The order is <strong id="row-menu-order">{number}</strong>.
      </p>
    </Station>
  );
}
