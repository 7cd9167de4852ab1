import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { Drawn } from '../draw';
import { stations } from '../stations';
import SlimField from './SlimField';
import { type ByPerson, judge } from './useByPerson';
import Wanted from './Wanted';

export default function MenuAtTheEndOfTheBody({
  names,
  wanted,
  recent,
  byPerson,
}: Drawn['city'] & { byPerson: ByPerson }) {
  const [outcome, tell] = useOutcome();
  return (
    <Station of={stations['menu-at-the-end-of-the-body']} outcome={outcome}>
      <Wanted id="city-wanted">{wanted}</Wanted>
      <div className="row g-3">
        <div className="col-sm-6">
          <SlimField id="city" label="City" names={names} onChoose={(name) => judge(name, wanted, byPerson, tell)} />
        </div>
        <div className="col-sm-6">
          <p className="mb-2">Parcels of last week</p>
          {/* biome-ignore lint/a11y: this is not a control: it notices clicks that were meant for an option. */}
          <ul className="mb-0" onClick={() => tell.missed('that is a text of the station, not an option of the menu.')}>
            {recent.map((city) => (
              <li key={city}>{city}</li>
            ))}
          </ul>
        </div>
      </div>
    </Station>
  );
}
