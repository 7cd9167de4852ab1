import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import type { Model } from '../editor/ModelEditor';
import { stations } from '../stations';
import Check from './Check';
import Editor from './Editor';

export default function UndoTwice({ texts }: { texts: string[] }) {
  const [outcome, tell] = useOutcome();
  const [model, setModel] = useState<Model>();
  const wrong = () => {
    if (!model) return 'the editor is not there yet.';
    const { text, undo, redo } = model;
    // A new change that was undone too can be done again with the other two.
    if (text === texts[1])
      return undo === 1 && redo >= 2 ? undefined : 'the text is right, but it was typed and not undone.';
    if (text !== texts[undo]) return 'the text has new changes.';
    return `${3 - undo} of the three changes ${undo === 2 ? 'is' : 'are'} undone.`;
  };
  return (
    <Station of={stations['undo-twice']} outcome={outcome}>
      <Editor
        id="order"
        label="Order"
        texts={texts}
        tools={['Undo', 'Redo']}
        text={model?.text}
        onModel={setModel}
        missed={tell.missed}
      />
      <Check id="order" tell={tell} wrong={wrong} right="the last two changes are undone, and the first is not." />
    </Station>
  );
}
