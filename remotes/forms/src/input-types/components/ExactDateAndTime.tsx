import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { Asked } from '../draw';
import { stations } from '../stations';
import CheckedFields from './CheckedFields';
import Field from './Field';
import { useFields } from './useFields';

export default function ExactDateAndTime({ day, time }: Asked['departure']) {
  const [outcome, { done, missed }] = useOutcome();
  const { handlers } = useFields((value, cause) => {
    const [typedDay = '', typedTime = ''] = value('departure').split('T');
    const [year, month, date] = typedDay.split('-');
    if (!typedTime) missed('the date and time are not complete.');
    else if (`${year}-${date}-${month}` === day) missed('day and month are swapped.');
    else if (typedDay !== day) missed(`the date is ${typedDay}, not ${day}.`);
    else if (typedTime !== time) missed(`the time is ${typedTime}, not ${time}.`);
    else if (isByHand(cause, missed)) done(`the departure is on ${day} at ${time}.`);
  });
  return (
    <Station of={stations['exact-date-and-time']} outcome={outcome}>
      <p>
        The departure is on{' '}
        <strong id="departure-date" className="text-nowrap">
          {day}
        </strong>{' '}
        (year, month, day) at <strong id="departure-time">{time}</strong>.
      </p>
      <CheckedFields id="departure" check="Check departure" {...handlers}>
        <Field id="departure" label="Departure" type="datetime-local" />
      </CheckedFields>
    </Station>
  );
}
