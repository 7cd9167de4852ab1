import { ByHand } from '@playground/kit/stations/ByHand';
import { Station } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import { useActing } from './useActing';
import { type TargetProps, useTarget } from './useTarget';

const EVENTS = ['focus', 'focusin', 'mousedown', 'pointerdown', 'click'];

export default function Focus({ onDone }: TargetProps) {
  const { outcome, done, missed } = useTarget('focus', onDone);
  const acting = useActing();
  const focus = () => {
    if (acting.current) done('it got the focus.');
    else missed('it got the focus without a press or a key, for example by a script.');
  };
  return (
    <Station of={stations.focus} outcome={outcome}>
      <ByHand events={EVENTS} missed={missed}>
        <label className="form-label" htmlFor="focus-target">
          Focus me
        </label>
        <input id="focus-target" className="form-control" autoComplete="off" onFocus={focus} />
      </ByHand>
    </Station>
  );
}
