import type { KeyboardEvent } from 'react';
import { keyOf } from '../keys';
import { Target, type TargetProps, useTarget } from './Target';

const EVENTS = ['keydown', 'keypress', 'keyup'];
const WANTED = 'Shift+Alt+K';

export default function Chord({ onDone }: TargetProps) {
  const { done, missed, ...target } = useTarget('chord', onDone);
  const press = (event: KeyboardEvent) => {
    const key = keyOf(event);
    if (event.repeat || !key) return;
    if (key !== WANTED) return missed(`it was ${key}.`);
    event.preventDefault();
    done(`it was ${WANTED}.`);
  };
  return (
    <Target {...target} events={EVENTS} missed={missed}>
      <button
        type="button"
        id="chord-target"
        className="btn btn-primary"
        onKeyDown={press}
        onPointerUp={({ pointerType }) =>
          pointerType === 'touch' && missed('it was touched, but this station needs keys.')
        }
      >{`Press ${WANTED} here`}</button>
    </Target>
  );
}
