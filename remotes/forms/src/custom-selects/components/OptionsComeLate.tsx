import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useState } from 'react';
import type { Drawn } from '../draw';
import { stations } from '../stations';
import DownshiftField from './DownshiftField';
import { type ByPerson, judge } from './useByPerson';
import Wanted from './Wanted';

/** In milliseconds. */
const LATE = 2000;
const LOADING = 'Loading …';
const NOTHING_YET = [LOADING];

export default function OptionsComeLate({ names, wanted, byPerson }: Drawn['drink'] & { byPerson: ByPerson }) {
  const [outcome, tell] = useOutcome();
  const [open, setOpen] = useState(false);
  const [arrived, setArrived] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => setArrived(true), LATE);
    return () => {
      clearTimeout(timer);
      setArrived(false);
    };
  }, [open]);
  const choose = (name: string) => {
    if (name === LOADING) return tell.missed('the options had not come yet.');
    if (judge(name, wanted, byPerson, tell)) setChosen(name);
  };
  return (
    <Station of={stations['options-come-late']} outcome={outcome}>
      <Wanted id="drink-wanted">{wanted}</Wanted>
      <DownshiftField
        id="drink"
        label="Drink"
        names={arrived ? names : NOTHING_YET}
        chosen={chosen}
        onOpen={setOpen}
        onChoose={choose}
      />
    </Station>
  );
}
