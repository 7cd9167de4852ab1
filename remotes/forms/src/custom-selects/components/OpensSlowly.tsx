import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef, useState } from 'react';
import type { Drawn } from '../draw';
import { stations } from '../stations';
import DownshiftField from './DownshiftField';
import { type ByPerson, judge } from './useByPerson';
import Wanted from './Wanted';

export default function OpensSlowly({ names, wanted, byPerson }: Drawn['colour'] & { byPerson: ByPerson }) {
  const [outcome, tell] = useOutcome();
  // Not a state: a tool may press right after the menu has stopped, before React would draw again.
  const still = useRef(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (name: string) => {
    if (!still.current) return tell.missed(`${name} was chosen while the menu moved.`);
    if (judge(name, wanted, byPerson, tell)) setChosen(name);
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
