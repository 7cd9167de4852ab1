import { Station, useOutcome } from '@playground/shared/stations/Station';
import { ask, NOT_SHOWN } from '../ask';
import { messages, stations } from '../stations';

const DEFAULT = '2';
const WANTED = '3';
/** So much of an answer is repeated. */
const LONGEST = 100;

function quoted(answer: string): string {
  const letters = [...answer];
  if (letters.length <= LONGEST) return `“${answer}”`;
  return `“${letters.slice(0, LONGEST).join('')}…”, ${letters.length} characters long`;
}

export default function PromptWithADefault() {
  const [outcome, { done, missed }] = useOutcome();
  const choose = () => {
    const asked = ask(() => window.prompt(messages.prompt, DEFAULT));
    if (!asked) return missed(NOT_SHOWN);
    const answer = asked.answer?.trim();
    if (answer === WANTED) done('3 tickets were chosen.');
    else if (answer === undefined) missed('the prompt was cancelled.');
    else if (answer === DEFAULT) missed('the answer was left at 2.');
    else missed(answer ? `the answer was ${quoted(answer)}.` : 'the answer was empty.');
  };
  return (
    <Station of={stations['prompt-with-a-default']} outcome={outcome}>
      <button id="choose-number" type="button" className="btn btn-primary" onClick={choose}>
        Choose number
      </button>
    </Station>
  );
}
