import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type FormEvent, useState } from 'react';
import { type Day, isoDay } from '../draw';
import { stations } from '../stations';
import CheckedFields from './CheckedFields';
import Readout from './Readout';
import { useFields } from './useFields';

const FIELDS = [
  { id: 'day', label: 'Day', length: 2 },
  { id: 'month', label: 'Month', length: 2 },
  { id: 'year', label: 'Year', length: 4 },
];

export default function ThreeFields({ date }: { date: Day }) {
  const [outcome, { done, missed }] = useOutcome();
  const [entered, setEntered] = useState<Record<string, string>>({});
  const { handlers } = useFields((value, cause) => {
    const typed = FIELDS.map(({ id }) => value(id));
    const [day = 0, month = 0, year = 0] = typed.map(Number);
    if (!typed.every((text) => /^\d+$/.test(text))) missed('each field needs a number.');
    else if (isoDay({ day, month, year }) === isoDay(date)) {
      if (isByHand(cause, missed)) done(`the date is ${isoDay(date)}.`);
    } else if (day === date.month && month === date.day) missed('day and month are swapped.');
    else missed(`${day}, ${month}, ${year} is not the day, month and year.`);
  });
  const moveOn = ({ target, nativeEvent: { isTrusted } }: FormEvent) => {
    const { name, value, maxLength, form } = target as HTMLInputElement;
    setEntered((before) => ({ ...before, [name]: value }));
    if (!isTrusted || value.length < maxLength) return;
    const next = FIELDS.findIndex(({ id }) => id === name) + 1;
    if (next === FIELDS.length) return;
    const field = form?.querySelectorAll('input')[next];
    field?.focus();
    // A full field takes no more keys, unless they replace what is selected.
    field?.select();
  };
  const words = new Date(Date.UTC(date.year, date.month - 1, date.day)).toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <Station of={stations['three-fields']} outcome={outcome}>
      <p>
        The date is <strong id="date-wanted">{words}</strong>.
      </p>
      <CheckedFields id="date" check="Check date" {...handlers}>
        {FIELDS.map(({ id, label, length }) => (
          <div key={id}>
            <label className="form-label" htmlFor={id}>
              {label}
            </label>
            <input
              id={id}
              name={id}
              className="form-control"
              size={length}
              maxLength={length}
              inputMode="numeric"
              autoComplete="off"
              onInput={moveOn}
            />
          </div>
        ))}
        <Readout id="date" label="Date" value={FIELDS.map(({ id }) => entered[id] || '–').join(' / ')} />
      </CheckedFields>
    </Station>
  );
}
