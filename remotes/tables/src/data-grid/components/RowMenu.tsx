import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect } from 'react';
import type { Order } from '../orders';
import { stations } from '../stations';

/** An order after a choice in its menu, and whether a person made that choice. */
export interface Chosen {
  order: Order;
  byPerson: boolean;
}

export default function RowMenu({ order: { number }, chosen }: { order: Order; chosen: Chosen | undefined }) {
  const [outcome, { done, missed }] = useOutcome();
  useEffect(() => {
    if (!chosen) return;
    const { order, byPerson } = chosen;
    const change = `${order.number} is ${order.state === 'Sent' ? 'marked as sent' : 'cancelled'}`;
    if (order.number !== number) missed(`${change}, but the task is about ${number}.`);
    else if (order.state !== 'Cancelled') missed(`${change}, not cancelled.`);
    else if (!byPerson) missed(`${change}, but a script pressed the menu.`);
    else done(`${change}.`);
  }, [chosen, number, done, missed]);
  return (
    <Station of={stations['row-menu']} outcome={outcome}>
      <p className="mb-0">
        The order is <strong id="row-menu-order">{number}</strong>.
      </p>
    </Station>
  );
}
