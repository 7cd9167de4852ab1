import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type InputEvent, useState } from 'react';
import { useTyped } from '../../../shared/typed';
import { stations } from '../stations';
import Root from './Root';

export default function FocusDelegated() {
  const [outcome, { done, missed }] = useOutcome();
  const city = useTyped();
  const [clicked, setClicked] = useState(false);
  const type = (event: InputEvent<HTMLInputElement>) => {
    const { text, byHand } = city.type(event);
    if (text.trim() !== 'Rome') return;
    if (!byHand) missed('Rome was written by a script.');
    else if (clicked) missed('the field got the focus from a click on it.');
    else done('the box passed its focus on, and Rome was typed.');
  };
  return (
    <Station of={stations['focus-delegated']} outcome={outcome}>
      <Root delegatesFocus host={{ id: 'delegating-host', className: 'border rounded p-3' }}>
        <p>Where do all roads lead to?</p>
        <label htmlFor="city">City</label>
        <input
          id="city"
          autoComplete="off"
          value={city.text}
          onPointerDown={() => setClicked(true)}
          onBlur={() => setClicked(false)}
          onInput={type}
        />
      </Root>
    </Station>
  );
}
