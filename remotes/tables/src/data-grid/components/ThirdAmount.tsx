import { quoted } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { amountText, parseAmount } from '../amounts';
import { collapsed, hasIn, type Order } from '../draw';
import { stations } from '../stations';

const thirdOf = (orders: Order[]) => orders.map(({ amount }) => amount).sort((one, other) => other - one)[2];

export default function ThirdAmount({ orders, city }: { orders: Order[]; city: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const check = (typed: string, cause: Cause) => {
    const amount = parseAmount(typed);
    if (typeof amount === 'string') missed(`${amount}.`);
    else if (amount === thirdOf(orders.filter((order) => order.city === city))) {
      if (isByHand(cause, missed)) done(`${amountText(amount)} is the third highest amount of ${city}.`);
    } else if (amount === thirdOf(orders)) missed(`${amountText(amount)} is the third highest amount of all cities.`);
    else if (amount === thirdOf(orders.filter((order) => hasIn(order.city, city))))
      missed(`${amountText(amount)} is the third highest amount of all cities with ‘${city}’ in their names.`);
    else missed(`${quoted(typed)} is not the third highest amount of ${city}.`);
  };
  return (
    <Station of={stations['third-amount']} outcome={outcome}>
      <p>
        The city is <strong id="amount-city">{city}</strong>.
      </p>
      <Answer
        id="amount-answer"
        label="Its third highest amount"
        check="Check amount"
        onAnswer={(typed, cause) => check(collapsed(typed), cause)}
      />
    </Station>
  );
}
