import { quoted } from '@playground/kit/quoted';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useMemo, useState } from 'react';
import type { Asked } from '../draw';
import { stations } from '../stations';
import Editor from './Editor';

const TOOLS = ['Bold'] as const;

export default function BoldOneWord({ text, word }: Asked['headline']) {
  const [outcome, { done, missed }] = useOutcome();
  const [shown, setShown] = useState<string>();
  const texts = useMemo(() => [text], [text]);
  const judge = (marked: string) => {
    setShown(marked);
    const bold = [...marked.matchAll(/\*\*(.*?)\*\*/g)].map(([, part]) => part ?? '');
    const [first = ''] = bold;
    if (marked === text.replace(new RegExp(`\\b${word}\\b`), '**$&**')) done(`only ‘${word}’ is bold.`);
    else if (marked.replaceAll('**', '') !== text) missed('the text was changed.');
    else if (bold.length > 1) missed(`${bold.length} parts are bold.`);
    else if (first.trim() === word && first !== word) missed('a space beside the word is bold too.');
    else if (first) missed(`${quoted(first)} is bold, not only the word ‘${word}’.`);
  };
  return (
    <Station of={stations['bold-one-word']} outcome={outcome}>
      <p>
        The word is <strong id="bold-wanted">{word}</strong>.
      </p>
      <Editor
        id="headline"
        label="Headline"
        texts={texts}
        tools={TOOLS}
        text={shown}
        onModel={(model) => judge(model.text)}
        missed={missed}
      />
    </Station>
  );
}
