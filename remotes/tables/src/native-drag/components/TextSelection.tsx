import { shortened } from '@playground/kit/quoted';
import { ByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type ChangeEvent, useState } from 'react';
import { DRAG_EVENTS } from '../dragEvents';
import { stations } from '../stations';

const WORD = 'marmalade';
const EVENTS = [...DRAG_EVENTS, 'input'];

export default function TextSelection() {
  const [outcome, { done, missed }] = useOutcome();
  const [text, setText] = useState('');
  const change = ({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    setText(value);
    const how = (nativeEvent as InputEvent).inputType;
    if (how === 'insertFromPaste') missed('the word was pasted. Drag it into the field.');
    else if (how !== 'insertFromDrop') missed('the word was typed. Drag it into the field.');
    // Some systems also select the space after a word.
    else if (value.trim() === WORD) done(`the selection “${shortened(WORD)}” was dropped.`);
    else missed(`after the drop the field contains “${shortened(value)}”.`);
  };
  return (
    <Station of={stations['text-selection']} outcome={outcome}>
      <ByHand events={EVENTS} missed={missed}>
        <p id="sentence" className="fs-5">
          Every morning she spreads <span id="marmalade">marmalade</span> on two slices of toast.
        </p>
        <label className="form-label" htmlFor="dropped-word">
          Word
        </label>
        <input id="dropped-word" className="form-control" autoComplete="off" value={text} onChange={change} />
      </ByHand>
    </Station>
  );
}
