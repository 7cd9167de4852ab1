import { quoted } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import CheckedFields from './CheckedFields';
import Field from './Field';
import { useFields } from './useFields';

export default function WeekAndMonth({ week, month }: { week: string; month: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const { handlers } = useFields((value, cause) => {
    // In some browsers, these are text fields.
    const [typedWeek, typedMonth] = [value('delivery-week').trim(), value('billing-month').trim()];
    if (typedWeek !== week) missed(typedWeek ? `the week is ${quoted(typedWeek)}, not ${week}.` : 'the week is empty.');
    else if (typedMonth !== month)
      missed(typedMonth ? `the month is ${quoted(typedMonth)}, not ${month}.` : 'the month is empty.');
    else if (isByHand(cause, missed)) done(`the week is ${week} and the month is ${month}.`);
  });
  const [year, number] = week.split('-W');
  return (
    <Station of={stations['week-and-month']} outcome={outcome}>
      <p>
        The delivery is in{' '}
        <strong id="week-wanted" className="text-nowrap">
          {week}
        </strong>{' '}
        (week {Number(number)} of {year}), and the bill comes in{' '}
        <strong id="month-wanted" className="text-nowrap">
          {month}
        </strong>{' '}
        (year, month).
      </p>
      <CheckedFields id="week-and-month" check="Check week and month" {...handlers}>
        <Field id="delivery-week" label="Delivery week" type="week" />
        <Field id="billing-month" label="Billing month" type="month" />
      </CheckedFields>
    </Station>
  );
}
