import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { ask, NOT_SHOWN } from '../ask';
import { dialogTexts } from '../dialogTexts';
import { stations } from '../stations';

export default function Alert() {
  const [outcome, { done, missed }] = useOutcome();
  const show = () => (ask('alert', dialogTexts.alert) ? done('the alert was closed.') : missed(NOT_SHOWN));
  return (
    <Station of={stations.alert} outcome={outcome}>
      <button
        id="show-alert"
        type="button"
        className="btn btn-primary"
        onClick={(event) => isByHand(event, missed) && show()}
      >
        Show alert
      </button>
    </Station>
  );
}
