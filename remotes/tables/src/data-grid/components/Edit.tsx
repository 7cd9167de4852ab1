import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect } from 'react';
import { amountText } from '../amounts';
import type { Asked, Order } from '../orders';
import { stations } from '../stations';

export default function Edit({
  asked: { order, amount },
  edited,
}: {
  asked: Asked['edit'];
  edited: Order | undefined;
}) {
  const [outcome, { done, missed }] = useOutcome();
  useEffect(() => {
    if (!edited) return;
    const change = `${edited.number} was changed to ${amountText(edited.amount)}`;
    if (edited.number !== order.number) missed(`${change}, but the task is about ${order.number}.`);
    else if (edited.amount !== amount) missed(`${change}, not to ${amountText(amount)}.`);
    else done(`${change}.`);
  }, [edited, order, amount, done, missed]);
  return (
    <Station of={stations.edit} outcome={outcome}>
      <p className="mb-0">
        The order is <strong id="edit-order">{order.number}</strong>, its new amount{' '}
        <strong id="edit-amount">{amountText(amount)}</strong>.
      </p>
    </Station>
  );
}
