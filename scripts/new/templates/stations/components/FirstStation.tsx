import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';

export default function FirstStation() {
  const [outcome, { done }] = useOutcome();
  const press = () => done('the button was pressed.');
  return (
    <Station of={stations['first-station']} outcome={outcome}>
      <button id="press-first-station" type="button" className="btn btn-primary" onClick={press}>
        Press
      </button>
    </Station>
  );
}
