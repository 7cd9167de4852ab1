import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useCallback, useState } from 'react';
import type { Asked } from '../draw';
import { stations } from '../stations';

const LABELS: Record<keyof Asked['prefilled'], string> = {
  text: 'Full name',
  search: 'Search for',
  email: 'E-mail',
  url: 'Website',
  tel: 'Telephone',
  password: 'Password',
  number: 'Seats',
  date: 'Birthday',
  time: 'Wake-up call',
};
const TYPES = Object.keys(LABELS) as (keyof Asked['prefilled'])[];

/** Drivers clear with a change event only. A date sends no event if only its last parts become empty, so the keys count too. */
const EVENTS = ['input', 'change', 'keyup', 'focusout'];

/** A date without its month still shows day and year, but its value is empty already. */
const isEmpty = ({ value, validity }: HTMLInputElement) => value === '' && !validity.badInput;

export default function ClearThemAll({ prefilled }: { prefilled: Asked['prefilled'] }) {
  const [outcome, { done, missed }] = useOutcome();
  const [left, setLeft] = useState(TYPES.length);
  const watch = useCallback(
    (form: HTMLFormElement | null) => {
      const emptied = new Set<string>();
      const look = (event: Event) => {
        const { type, isTrusted, target } = event;
        const fields = [...(form?.querySelectorAll('input') ?? [])];
        const field = target as HTMLInputElement;
        if (type === 'input' && isTrusted) emptied[field.value === '' ? 'add' : 'delete'](field.name);
        const filled = fields.filter((one) => !isEmpty(one));
        setLeft(filled.length);
        const byScript = fields.find((one) => isEmpty(one) && !emptied.has(one.name));
        if (byScript) missed(`a script emptied ${LABELS[byScript.type as keyof typeof LABELS]}.`);
        else if (isByHand(event, missed) && filled.length === 0) done('all nine fields are empty.');
      };
      for (const type of EVENTS) form?.addEventListener(type, look);
      return () => {
        for (const type of EVENTS) form?.removeEventListener(type, look);
      };
    },
    [done, missed],
  );
  return (
    <Station of={stations['clear-them-all']} outcome={outcome}>
      <form ref={watch} noValidate className="row row-cols-1 row-cols-sm-2 row-cols-lg-3 g-3 mb-2" onSubmit={stay}>
        {TYPES.map((type) => (
          <div key={type} className="col">
            <label className="form-label" htmlFor={`filled-${type}`}>
              {LABELS[type]}
            </label>
            <input
              id={`filled-${type}`}
              name={`filled-${type}`}
              type={type}
              className="form-control"
              autoComplete={type === 'password' ? 'new-password' : 'off'}
              defaultValue={prefilled[type]}
            />
          </div>
        ))}
      </form>
      <p className="mb-0">
        Fields left:{' '}
        <output id="fields-left" aria-label="Fields left">
          {left}
        </output>
      </p>
    </Station>
  );
}

const stay = (event: { preventDefault: () => void }) => event.preventDefault();
