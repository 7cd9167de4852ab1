import { quoted } from '@playground/kit/quoted';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type CompositionEvent, useState } from 'react';
import type { Model } from '../editor/ModelEditor';
import { stations } from '../stations';
import Check from './Check';
import Editor from './Editor';

export default function ComposedText({ word }: { word: string }) {
  const [outcome, tell] = useOutcome();
  const [model, setModel] = useState<Model>();
  const [composed, setComposed] = useState('');
  const keep = ({ isTrusted, data }: CompositionEvent) => isTrusted && setComposed((before) => `${before} ${data}`);
  const text = (model?.text ?? '').trim();
  const letters = [...word].filter((letter) => letter > '~');
  const wrong = () => {
    if (text.normalize() !== word) return `the text is ${quoted(text)}, not ‘${word}’.`;
    const plain = letters.find((letter) => !composed.normalize().includes(letter));
    return plain && `‘${plain}’ did not come from an input method.`;
  };
  return (
    <Station of={stations['composed-text']} outcome={outcome}>
      <p>
        The word is <strong id="word-wanted">{word}</strong>. Compose {letters.join(' and ')} with an input method. You
        may type the other letters.
      </p>
      {/* Some input methods name the letter only at the end: in GTK, Ctrl+Shift+U and the number of a letter. */}
      <div onCompositionUpdateCapture={keep} onCompositionEndCapture={keep}>
        <Editor id="word" label="Word" text={model?.text} onModel={setModel} missed={tell.missed} />
      </div>
      <Check id="word" tell={tell} wrong={wrong} right={`‘${word}’ was composed.`} />
    </Station>
  );
}
