import { Station, useOutcome } from '@playground/kit/stations/Station';
import HandButton from '../../../shared/HandButton';
import { ask, NOT_SHOWN } from '../ask';
import { dialogTexts } from '../dialogTexts';
import { stations } from '../stations';

export default function Alert() {
  const [outcome, { done, missed }] = useOutcome();
  const show = () => (ask('alert', dialogTexts.alert) ? done('the alert was closed.') : missed(NOT_SHOWN));
  return (
    <Station of={stations.alert} outcome={outcome}>
      <HandButton id="show-alert" missed={missed} onPress={show}>
        Show alert
      </HandButton>
    </Station>
  );
}
