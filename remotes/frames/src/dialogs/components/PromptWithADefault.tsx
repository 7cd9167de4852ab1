import { quoted } from '@playground/kit/quoted';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import HandButton from '../../../shared/HandButton';
import { ask, NOT_SHOWN } from '../ask';
import { dialogTexts } from '../dialogTexts';
import { stations } from '../stations';

const DEFAULT = '2';
const WANTED = '3';

export default function PromptWithADefault() {
  const [outcome, { done, missed }] = useOutcome();
  const choose = () => {
    const asked = ask('prompt', dialogTexts.prompt, DEFAULT);
    if (!asked) return missed(NOT_SHOWN);
    const answer = asked.answer?.trim();
    if (answer === WANTED) done('3 tickets were chosen.');
    else if (answer === undefined) missed('the prompt was cancelled.');
    else if (answer === DEFAULT) missed('the answer is still 2.');
    else missed(answer ? `the answer was ${quoted(answer)}.` : 'the answer was empty.');
  };
  return (
    <Station of={stations['prompt-with-a-default']} outcome={outcome}>
      <HandButton id="choose-number" missed={missed} onPress={choose}>
        Choose number
      </HandButton>
    </Station>
  );
}
