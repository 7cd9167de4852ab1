import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { Order } from '../draw';
import { collapsed } from '../draw';
import { stations } from '../stations';

export default function Customer({ order }: { order: Order }) {
  const [outcome, { done, missed }] = useOutcome();
  const check = (typed: string, cause: Cause) => {
    if (typed !== order.customer) missed(isNot(typed, `the customer of ${order.number}`));
    else if (isByHand(cause, missed)) done(`${order.number} is an order of ${order.customer}.`);
  };
  return (
    <Station of={stations.customer} outcome={outcome}>
      <p>
        The order is <strong id="customer-order">{order.number}</strong>.
      </p>
      <Answer
        id="customer-answer"
        label="Its customer"
        check="Check customer"
        onAnswer={(typed, cause) => check(collapsed(typed), cause)}
      />
    </Station>
  );
}
