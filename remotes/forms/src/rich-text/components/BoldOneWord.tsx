import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import type { Asked } from '../draw';
import { stations } from '../stations';
import { boldProblem } from './boldProblem';
import Editor from './Editor';

export default function BoldOneWord({ text, word }: Asked['headline']) {
  const [outcome, { done, missed }] = useOutcome();
  const [shown, setShown] = useState<string>();
  const judge = (marked: string) => {
    setShown(marked);
    const problem = boldProblem(marked, text, word);
    if (!problem) done(`only ‘${word}’ is bold.`);
    else if (marked !== text) missed(problem);
  };
  return (
    <Station of={stations['bold-one-word']} outcome={outcome}>
      <p>
        The word is <strong id="bold-wanted">{word}</strong>.
      </p>
      <Editor
        id="headline"
        label="Headline"
        texts={[text]}
        tools={['Bold']}
        text={shown}
        onModel={(model) => judge(model.text)}
        missed={missed}
      />
    </Station>
  );
}
