import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { dateText } from '../columns';
import type { Order } from '../draw';
import { collapsed } from '../draw';
import { stations } from '../stations';

export default function HiddenColumn({ order }: { order: Order }) {
  const [outcome, { done, missed }] = useOutcome();
  const check = (typed: string, cause: Cause) => {
    const date = dateText(order.date);
    if (typed === order.date) missed('that is the date as the file writes it. Type it as the table shows it.');
    else if (typed !== date) missed(isNot(typed, `the date of ${order.number}`));
    else if (isByHand(cause, missed)) done(`the date of ${order.number} is ${date}.`);
  };
  return (
    <Station of={stations['hidden-column']} outcome={outcome}>
      <p>
        The order is <strong id="date-order">{order.number}</strong>.
      </p>
      <Answer
        id="date-answer"
        label="Its date"
        check="Check date"
        onAnswer={(typed, cause) => check(collapsed(typed), cause)}
      />
    </Station>
  );
}
