import { wordIn } from '@playground/kit/contract/words';
import Answer from '@playground/kit/stations/Answer';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef, useState } from 'react';
import { wordProblem, wordsIn } from '../answers';
import { PARTS } from '../lab';
import { stations } from '../stations';
import Answered from './Answered';
import AskButton from './AskButton';
import type { Lab } from './useLab';

export default function SlowBody({ lab }: { lab: Lab }) {
  const [outcome, { done, missed }] = useOutcome();
  const [body, setBody] = useState('');
  const [state, setState] = useState('No answer yet.');
  const isAsking = useRef(false);
  const ask = async () => {
    // Otherwise, the parts of two bodies would be mixed in the list.
    if (isAsking.current) return;
    isAsking.current = true;
    await receive();
    isAsking.current = false;
  };
  const receive = async () => {
    setBody('');
    setState('Waiting for the head …');
    const answer = await lab.ask('slow-body');
    if (!answer?.ok || !answer.body) return setState('The server did not answer properly. Please ask again.');
    setState(`${answer.status}. The body is on its way …`);
    const decoder = new TextDecoder();
    try {
      for (const reader = answer.body.getReader(); ; ) {
        const { value, done: isEnd } = await reader.read();
        if (isEnd) break;
        const text = decoder.decode(value, { stream: true });
        setBody((before) => before + text);
      }
      setState(`${answer.status}. The body is complete.`);
    } catch {
      setState('The body was cut. Please ask again.');
    }
  };
  return (
    <Station of={stations['slow-body']} outcome={outcome}>
      <AskButton id="ask-slow-body" missed={missed} onPress={ask}>
        Ask for a slow body
      </AskButton>
      <Answered id="slow-body-answer">
        <p id="slow-body-state" className="mb-1">
          {state}
        </p>
        <ul id="slow-body-parts" className="mb-0" aria-label="Parts of the body">
          {body
            .split('\n')
            .filter(Boolean)
            .map((line) => (
              <li key={line}>{line}</li>
            ))}
        </ul>
      </Answered>
      <Answer
        id="slow-body-word"
        label="Last word of the slow body"
        check="Check slow body"
        onAnswer={(typed, cause) => {
          const word = wordIn(`slow body ${PARTS}`, lab.seed);
          const words = wordsIn(body);
          const known = Object.fromEntries(words.map((one, index) => [one, `word ${index + 1} of ${PARTS}`]));
          const problem = words.length > 0 ? wordProblem(typed, word, known) : 'no part of the body has come yet.';
          if (problem) missed(problem);
          else if (isByHand(cause, missed)) done(`the last word is ${word}.`);
        }}
      />
    </Station>
  );
}
