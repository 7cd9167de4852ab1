import { Target, type TargetProps, useTarget } from './Target';
import { useActing } from './useActing';

const EVENTS = ['focus', 'focusin', 'mousedown', 'pointerdown', 'click'];

export default function Focus({ onDone }: TargetProps) {
  const { done, missed, ...target } = useTarget('focus', onDone);
  const acting = useActing();
  const focus = () => {
    if (acting.current) done('it got the focus.');
    else missed('it got the focus without a press or a key, for example by a script.');
  };
  return (
    <Target {...target} events={EVENTS} missed={missed}>
      <label className="form-label" htmlFor="focus-target">
        Focus me
      </label>
      <input id="focus-target" className="form-control" autoComplete="off" onFocus={focus} />
    </Target>
  );
}
