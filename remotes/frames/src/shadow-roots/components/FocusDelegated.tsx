import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { stations } from '../stations';
import Root from './Root';

export default function FocusDelegated() {
  const [outcome, { done, missed }] = useOutcome();
  const [city, setCity] = useState('');
  const [clicked, setClicked] = useState(false);
  const type = (typed: string, trusted: boolean) => {
    setCity(typed);
    if (typed.trim() !== 'Rome') return;
    if (!trusted) missed('Rome was written by a script.');
    else if (clicked) missed('the field got the focus from a click on it.');
    else done('the box passed its focus on, and Rome was typed.');
  };
  return (
    <Station of={stations['focus-delegated']} outcome={outcome}>
      <Root delegatesFocus host={{ id: 'delegating-host', className: 'border rounded p-3' }}>
        <p>Where do all roads lead to?</p>
        <input
          id="city"
          aria-label="City"
          placeholder="City"
          autoComplete="off"
          value={city}
          onPointerDown={() => setClicked(true)}
          onBlur={() => setClicked(false)}
          onChange={({ target, nativeEvent }) => type(target.value, nativeEvent.isTrusted)}
        />
      </Root>
    </Station>
  );
}
