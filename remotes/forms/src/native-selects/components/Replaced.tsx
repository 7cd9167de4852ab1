import { isByHand } from '@playground/kit/stations/ByHand';
import { PressButton } from '@playground/kit/stations/PressButton';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useRef, useState } from 'react';
import { TOWNS } from '../draw';
import { stations } from '../stations';
import Select from './Select';

const REPLACED_AFTER_MS = 1000;

export default function Replaced({ town, street }: { town: string; street: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [chosen, setChosen] = useState('');
  /** Whose streets the second list has. */
  const [known, setKnown] = useState('');
  const list = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(chosen), REPLACED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [chosen]);
  const isReady = known !== '' && known === chosen;
  const check = (event: Event) => {
    const said = list.current?.value;
    if (chosen !== town) missed(`the town is ${chosen || 'not chosen yet'}.`);
    else if (!isReady) missed('the list of streets was not enabled yet.');
    else if (said !== street) missed(`the street is ${said || 'not chosen yet'}.`);
    else if (isByHand(event, missed)) done(`you chose ${street} in ${town}.`);
  };
  return (
    <Station of={stations.replaced} outcome={outcome}>
      <p>
        The address is <strong id="asked-street">{street}</strong> in <strong id="asked-town">{town}</strong>.
      </p>
      <Select id="town" label="Town" value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="">Please choose</option>
        {Object.keys(TOWNS).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      {/* With another key, React makes another element. */}
      <Select key={isReady ? known : ''} ref={list} id="street" label="Street" disabled={!isReady}>
        <option value="">{isReady ? 'Please choose' : 'Choose a town first'}</option>
        {TOWNS[isReady ? known : '']?.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <PressButton id="check-address" label="Check address" busy={false} onPress={check} />
    </Station>
  );
}
