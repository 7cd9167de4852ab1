import { quoted } from '@playground/kit/quoted';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import type { Model } from '../editor/ModelEditor';
import { stations } from '../stations';
import Check from './Check';
import Editor from './Editor';

const TEXTS = ['This message is out of date.'];

export default function EditorWithAModel({ message }: { message: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [model, setModel] = useState<Model>();
  const text = model?.text;
  return (
    <Station of={stations['editor-with-a-model']} outcome={outcome}>
      <p>
        The sentence is: <strong id="message-wanted">{message}</strong>
      </p>
      <Editor id="message" label="Message" texts={TEXTS} text={text} onModel={setModel} missed={missed} />
      <Check
        id="message"
        label="Check message"
        missed={missed}
        wrong={() => (text?.trim() === message ? undefined : `the text is ${quoted(text ?? '')}, not ‘${message}’.`)}
        done={() => done(`the text is ‘${message}’.`)}
      />
    </Station>
  );
}
