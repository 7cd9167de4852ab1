import { wordIn } from '@playground/kit/contract/words';
import Answer from '@playground/kit/stations/Answer';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { wordProblem } from '../answers';
import { stations } from '../stations';
import Answered from './Answered';
import AskButton from './AskButton';
import type { Lab } from './useLab';

export default function NoCors({ lab }: { lab: Lab }) {
  const [outcome, { done, missed }] = useOutcome();
  const [state, setState] = useState<'idle' | 'asked' | 'read'>('idle');
  const ask = async () => setState((await lab.ask('no-cors')) ? 'read' : 'asked');
  return (
    <Station of={stations.cors} outcome={outcome}>
      <AskButton id="ask-without-permission" missed={missed} onPress={ask}>
        Ask without permission
      </AskButton>
      <Answered id="cors-answer">
        {state === 'idle' && <span>No answer yet.</span>}
        {state === 'read' && <span>The page could read the answer. Your browser does not check CORS.</span>}
        {state === 'asked' && (
          <span>
            The page may not read the answer. Address: <code id="cors-address">{lab.addressOf('no-cors')}</code>
          </span>
        )}
      </Answered>
      <Answer
        id="cors-word"
        label="Word behind CORS"
        check="Check CORS"
        onAnswer={(typed, cause) => {
          const word = wordIn('no cors', lab.seed);
          const problem = wordProblem(typed, word);
          if (problem) missed(problem);
          else if (isByHand(cause, missed)) done(`the word is ${word}.`);
        }}
      />
    </Station>
  );
}
