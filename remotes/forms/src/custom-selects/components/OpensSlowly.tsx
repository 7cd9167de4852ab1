import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef, useState } from 'react';
import type { Drawn } from '../draw';
import { stations } from '../stations';
import DownshiftField from './DownshiftField';
import { BY_SCRIPT, type ByPerson } from './useByPerson';
import Wanted from './Wanted';

export default function OpensSlowly({ names, wanted, byPerson }: Drawn['colour'] & { byPerson: ByPerson }) {
  const [outcome, { done, missed }] = useOutcome();
  // Not a state: a tool may press right after the menu has stopped, before React would draw again.
  const still = useRef(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (name: string) => {
    if (!still.current) return missed(`${name} was chosen while the menu moved.`);
    // The right choice of a script is not kept. Otherwise a person could not choose it again.
    if (name === wanted && !byPerson()) return missed(BY_SCRIPT);
    setChosen(name);
    if (name !== wanted) missed(`${name} was chosen, not ${wanted}.`);
    else done(`${name} was chosen.`);
  };
  return (
    <Station of={stations['opens-slowly']} outcome={outcome}>
      <Wanted id="colour-wanted">{wanted}</Wanted>
      <DownshiftField
        id="colour"
        label="Colour"
        names={names}
        chosen={chosen}
        slow
        onOpen={(open) => {
          // Downshift says that the menu closes before it says what was chosen.
          if (open) still.current = false;
        }}
        onStill={() => {
          still.current = true;
        }}
        onChoose={choose}
      />
    </Station>
  );
}
