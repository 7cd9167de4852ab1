import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import { WORDS } from '../../../shared/words';
import { fillDatabase } from '../database';
import { type Drawn, PARCELS } from '../draw';
import { stations } from '../stations';
import { useLeaving } from './useLeaving';

type Props = Pick<Drawn, 'tag' | 'parcel' | 'owner' | 'other'>;

/** The parcels, under numbers and under texts. */
function parcels({ parcel, owner, other }: Omit<Props, 'tag'>): [IDBValidKey, object][] {
  const strangers = WORDS.filter((word) => word !== owner && word !== other);
  return Array.from({ length: PARCELS }, (_, i) => i + 1).flatMap((key): [IDBValidKey, object][] => [
    [key, { owner: key === parcel ? owner : strangers[key % strangers.length] }],
    [String(key), { owner: key === parcel ? other : strangers[(key + 5) % strangers.length] }],
  ]);
}

export default function Database({ tag, parcel, owner, other }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const [state, setState] = useState<'none' | 'busy' | 'filled'>('none');
  const name = `parcels-${tag}`;
  useLeaving(() => state !== 'none' && indexedDB.deleteDatabase(name));
  const press = async ({ nativeEvent }: MouseEvent) => {
    if (!isByHand(nativeEvent, missed)) return;
    setState('busy');
    try {
      await fillDatabase(name, 'parcels', parcels({ parcel, owner, other }), () =>
        missed('a script has the database open. The page waits until the script closes it.'),
      );
      setState('filled');
    } catch {
      setState('none');
      missed('this browser offers no database on this page.');
    }
  };
  const check = (typed: string, cause: Cause) => {
    if (state !== 'filled') missed('the database is empty. Press ‘Fill the database’ first.');
    else if (typed === other) missed(`${other} is the owner of the parcel whose key is the text '${parcel}'.`);
    else if (typed !== owner) missed(isNot(typed, 'the owner of this parcel'));
    else if (isByHand(cause, missed)) done(`${owner} is the owner of parcel ${parcel}.`);
  };
  return (
    <Station of={stations['indexed-db']} outcome={outcome}>
      <p>
        The database is <code id="database-name">{name}</code>, its store is <code>parcels</code>, and the key is the
        number <code id="parcel-key">{parcel}</code>.
      </p>
      <div className="d-flex flex-wrap align-items-center gap-3">
        <button
          type="button"
          id="fill-database"
          className="btn btn-secondary"
          disabled={state === 'busy'}
          onClick={press}
        >
          Fill the database
        </button>
        <span id="database-state" aria-live="polite">
          {state === 'filled' && 'The database is full.'}
        </span>
      </div>
      <Answer
        id="parcel-owner"
        label="Owner of the parcel"
        check="Check owner"
        onAnswer={(typed, cause) => check(typed.trim(), cause)}
      />
    </Station>
  );
}
