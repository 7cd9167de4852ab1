import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import { stations } from '../stations';

export const PEOPLE = ['Ada', 'Bo', 'Cleo', 'Dag', 'Eve'];

interface Props {
  id: 'keys' | 'no-keys';
  person: string;
  /** By so many places the rows move, from 1 to 4. */
  by: number;
}

/** A list whose rows change places after each choice. */
export default function Reordered({ id, person, by }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const [people, setPeople] = useState(PEOPLE);
  const [chosen, setChosen] = useState<string>();
  const press = (name: string, event: MouseEvent) => {
    if (name === chosen) {
      if (name !== person) missed(`${name} was confirmed, not ${person}.`);
      else if (isByHand(event, missed)) done(`${name} was chosen and confirmed.`);
      return;
    }
    if (name !== person) missed(`${name} was chosen, not ${person}.`);
    else if (!isByHand(event, missed)) return;
    setChosen(name);
    setPeople([...people.slice(by), ...people.slice(0, by)]);
  };
  return (
    <Station of={stations[id]} outcome={outcome}>
      <p>
        The person is <strong id={`${id}-person`}>{person}</strong>.
      </p>
      <ul className="list-group" id={`${id}-people`}>
        {people.map((name, index) => (
          <li
            key={id === 'keys' ? name : index}
            className="list-group-item d-flex justify-content-between align-items-center"
          >
            <span>{name}</span>
            <button
              type="button"
              id={`${id}-${name.toLowerCase()}`}
              className={`btn btn-sm ${name === chosen ? 'btn-primary' : 'btn-secondary'}`}
              onClick={(event) => press(name, event)}
            >{`${name === chosen ? 'Confirm' : 'Choose'} ${name}`}</button>
          </li>
        ))}
      </ul>
    </Station>
  );
}
