import { wordIn } from '@playground/kit/contract/words';
import Answer from '@playground/kit/stations/Answer';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef, useState } from 'react';
import { wordProblem, wordsIn } from '../answers';
import { stations } from '../stations';
import Answered from './Answered';
import AskButton from './AskButton';
import type { Lab } from './useLab';

/** Reads a body to its end, or to where it breaks. */
async function read(body: ReadableStream<Uint8Array>): Promise<{ text: string; isWhole: boolean }> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (const reader = body.getReader(); ; ) {
      const { value, done } = await reader.read();
      if (done) return { text, isWhole: true };
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return { text, isWhole: false };
  }
}

export default function CutBody({ lab }: { lab: Lab }) {
  const [outcome, { done, missed }] = useOutcome();
  const attempts = useRef(0);
  const [said, setSaid] = useState('No answer yet.');
  const ask = async () => {
    const attempt = ++attempts.current;
    const query = { file: 'archive', seed: lab.seed, attempt: attempt === 1 ? '1' : '2' };
    setSaid('Waiting …');
    // The report is the archive of Download Modes, whose first body is always cut.
    const answer = await lab.call(`download?${new URLSearchParams(query)}`);
    if (!answer?.ok || !answer.body) return setSaid('The server did not answer properly. Please ask again.');
    const { text, isWhole } = await read(answer.body);
    // The answer to a later press counts, in whatever order they end.
    if (attempt !== attempts.current) return;
    const words = wordsIn(text).map((word) => ` The word ${word} is in it.`);
    const length = answer.headers.get('content-length') ?? 'more';
    setSaid(
      isWhole
        ? `${answer.status}. The report is whole.${words.join('')}`
        : `${answer.status}. The body was cut after ${text.length} of ${length} bytes.${words.join('')}`,
    );
  };
  return (
    <Station of={stations.cut} outcome={outcome}>
      <AskButton id="ask-report" missed={missed} onPress={ask}>
        Ask for the report
      </AskButton>
      <Answered id="report-answer">{said}</Answered>
      <Answer
        id="report-word"
        label="Last word of the report"
        check="Check report"
        onAnswer={(typed, cause) => {
          const [half, last] = [wordIn('half', lab.seed), wordIn('archive', lab.seed)];
          const problem = attempts.current
            ? wordProblem(typed, last, { [half]: 'the word of the first half' })
            : 'the page has not asked for the report yet.';
          if (problem) missed(problem);
          else if (isByHand(cause, missed)) done(`the last word is ${last}.`);
        }}
      />
    </Station>
  );
}
