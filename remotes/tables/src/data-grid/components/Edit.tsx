import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect } from 'react';
import { amountText } from '../amounts';
import type { Asked, Changed } from '../draw';
import { stations } from '../stations';

interface Props {
  asked: Asked['edit'];
  edited: Changed | undefined;
}

export default function Edit({ asked: { order, amount }, edited }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  useEffect(() => {
    if (!edited) return;
    const { number, amount: typed } = edited.order;
    const change = `${number} was changed to ${amountText(typed)}`;
    if (number !== order.number) missed(`${change}, but the task is about ${order.number}.`);
    else if (typed !== amount) missed(`${change}, not to ${amountText(amount)}.`);
    else if (isByHand(edited.cause, missed)) done(`${change}.`);
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
