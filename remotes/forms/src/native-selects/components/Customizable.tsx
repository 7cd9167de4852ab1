import { isByHand } from '@playground/kit/stations/ByHand';
import { PressButton } from '@playground/kit/stations/PressButton';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef } from 'react';
import { ANIMALS } from '../draw';
import { stations } from '../stations';
import classes from './Customizable.module.css';
import Select from './Select';

export default function Customizable({ animal }: { animal: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const list = useRef<HTMLSelectElement>(null);
  /** What a person chose last. */
  const byHand = useRef<string>(undefined);
  const check = (event: Event) => {
    const chosen = list.current?.value;
    if (chosen !== animal) missed(`the animal is ${chosen}.`);
    else if (chosen !== byHand.current) missed('a script set this value. A person must do it.');
    else if (isByHand(event, missed)) done(`you chose ${animal} by hand.`);
  };
  return (
    <Station of={stations.customizable} outcome={outcome}>
      <p>
        The animal is <strong id="asked-animal">{animal}</strong>.
      </p>
      <Select
        ref={list}
        id="animal"
        label="Animal"
        className={classes.list}
        onChange={({ target, nativeEvent }) => {
          if (nativeEvent.isTrusted) byHand.current = target.value;
        }}
      >
        {Object.entries(ANIMALS).map(([name, picture]) => (
          <option key={name} id={`animal-${name.toLowerCase()}`} data-picture={`${picture} `}>
            {name}
          </option>
        ))}
      </Select>
      <PressButton id="check-animal" label="Check animal" busy={false} onPress={check} />
    </Station>
  );
}
