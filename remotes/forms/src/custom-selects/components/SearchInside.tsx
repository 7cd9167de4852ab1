import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { Drawn } from '../draw';
import { stations } from '../stations';
import classes from './Selects.module.css';
import SlimField from './SlimField';
import { type ByPerson, judge } from './useByPerson';
import Wanted from './Wanted';

export default function SearchInside({ names, wanted, byPerson }: Drawn['place'] & { byPerson: ByPerson }) {
  const [outcome, tell] = useOutcome();
  return (
    <Station of={stations['search-inside']} outcome={outcome}>
      <Wanted id="place-wanted">{wanted}</Wanted>
      <div className={classes.field}>
        <SlimField
          id="place"
          label="Place"
          names={names}
          search
          onChoose={(name) => judge(name, wanted, byPerson, tell)}
        />
      </div>
    </Station>
  );
}
