import { quoted } from '@playground/kit/quoted';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import type { Model } from '../editor/ModelEditor';
import { stations } from '../stations';
import Check from './Check';
import Editor from './Editor';

export default function EditorWithAModel({ message }: { message: string }) {
  const [outcome, tell] = useOutcome();
  const [model, setModel] = useState<Model>();
  const text = model?.text;
  return (
    <Station of={stations['editor-with-a-model']} outcome={outcome}>
      <p>
        The sentence is: <strong id="message-wanted">{message}</strong>
      </p>
      <Editor
        id="message"
        label="Message"
        texts={['This message is out of date.']}
        text={text}
        onModel={setModel}
        missed={tell.missed}
      />
      <Check
        id="message"
        tell={tell}
        wrong={() => (text?.trim() === message ? undefined : `the text is ${quoted(text ?? '')}, not ‘${message}’.`)}
        right={`the text is ‘${message}’.`}
      />
    </Station>
  );
}
