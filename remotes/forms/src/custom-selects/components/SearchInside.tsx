import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { Drawn } from '../draw';
import { stations } from '../stations';
import classes from './Selects.module.css';
import SlimField from './SlimField';
import { BY_SCRIPT, type ByPerson } from './useByPerson';
import Wanted from './Wanted';

export default function SearchInside({ names, wanted, byPerson }: Drawn['place'] & { byPerson: ByPerson }) {
  const [outcome, { done, missed }] = useOutcome();
  const choose = (name: string) => {
    if (name !== wanted) missed(`${name || 'nothing'} was chosen, not ${wanted}.`);
    else if (byPerson()) done(`${name} was chosen.`);
    else {
      missed(BY_SCRIPT);
      return false;
    }
    return true;
  };
  return (
    <Station of={stations['search-inside']} outcome={outcome}>
      <Wanted id="place-wanted">{wanted}</Wanted>
      <div className={classes.field}>
        <SlimField id="place" label="Place" names={names} search onChoose={choose} />
      </div>
    </Station>
  );
}
