import { wordIn } from '@playground/kit/contract/words';
import Answer from '@playground/kit/stations/Answer';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { jsonOf, wordProblem } from '../answers';
import { stations } from '../stations';
import Answered from './Answered';
import AskButton from './AskButton';
import type { Lab } from './useLab';

export default function SlowHead({ lab }: { lab: Lab }) {
  const [outcome, { done, missed }] = useOutcome();
  const [said, setSaid] = useState('No answer yet.');
  const ask = async () => {
    setSaid('Waiting for the head …');
    const answer = await lab.ask('slow-head');
    const body = await jsonOf<{ word: string }>(answer);
    setSaid(
      body ? `${answer?.status}. The word is ${body.word}.` : 'The server did not answer properly. Please ask again.',
    );
  };
  return (
    <Station of={stations['slow-head']} outcome={outcome}>
      <AskButton id="ask-slow-head" missed={missed} onPress={ask}>
        Ask for a slow head
      </AskButton>
      <Answered id="slow-head-answer">{said}</Answered>
      <Answer
        id="slow-head-word"
        label="Word of the slow head"
        check="Check slow head"
        onAnswer={(typed, cause) => {
          const word = wordIn('slow head', lab.seed);
          const problem = said.includes(word) ? wordProblem(typed, word) : 'the answer has not come yet.';
          if (problem) missed(problem);
          else if (isByHand(cause, missed)) done(`the word is ${word}.`);
        }}
      />
    </Station>
  );
}
