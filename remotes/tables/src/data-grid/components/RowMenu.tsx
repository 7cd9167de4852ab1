import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect } from 'react';
import type { Changed, Order } from '../draw';
import { stations } from '../stations';

export default function RowMenu({ order: { number }, chosen }: { order: Order; chosen: Changed | undefined }) {
  const [outcome, { done, missed }] = useOutcome();
  useEffect(() => {
    if (!chosen) return;
    const { order, cause } = chosen;
    const change = `${order.number} is ${order.state === 'Sent' ? 'marked as sent' : 'cancelled'}`;
    if (order.number !== number) missed(`${change}, but the task is about ${number}.`);
    else if (order.state !== 'Cancelled') missed(`${change}, not cancelled.`);
    else if (isByHand(cause, missed)) done(`${change}.`);
  }, [chosen, number, done, missed]);
  return (
    <Station of={stations['row-menu']} outcome={outcome}>
      <p className="mb-0">
        The order is <strong id="row-menu-order">{number}</strong>.
      </p>
    </Station>
  );
}
