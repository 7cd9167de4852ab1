import { Target, type TargetProps, useTarget } from './Target';
import { useActing } from './useActing';

const EVENTS = ['blur', 'focusout', 'mousedown', 'pointerdown', 'click'];

export default function Blur({ onDone }: TargetProps) {
  const { done, missed, ...target } = useTarget('blur', onDone);
  const acting = useActing();
  const leave = () => {
    if (!document.hasFocus()) missed('the whole window lost the focus, not only the field.');
    else if (acting.current) done('it lost the focus.');
    else missed('it lost the focus without a press or a key, for example by a script.');
  };
  return (
    <Target {...target} events={EVENTS} missed={missed}>
      <label className="form-label" htmlFor="blur-target">
        Leave me
      </label>
      <input id="blur-target" className="form-control" autoComplete="off" onBlur={leave} />
    </Target>
  );
}
