import { quoted } from '@playground/kit/quoted';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { Framework } from '../lists/options';
import { stations } from '../stations';
import FiveLists from './FiveLists';
import { useSteps } from './useSteps';

export default function Typed({ word }: { word: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const steps = useSteps(5, () => done('each framework got the word.'));
  const judge = (framework: Framework, action: string, text: string) => {
    if (action !== 'add') return `you changed a task in the list of ${framework}. Only add the word.`;
    if (!text) return `${framework} got no text from its field.`;
    if (text.trim() !== word) return `${framework} got ${quoted(text)}, not ‘${word}’.`;
    if (steps.has(framework)) return `you added the word twice to the list of ${framework}.`;
  };
  return (
    <Station of={stations.typed} outcome={outcome}>
      <p>
        The word is <strong id="typed-expected">{word}</strong>. <span id="typed-steps">{steps.words}</span>
      </p>
      <FiveLists
        id="typed"
        listOf={(framework) => ({ tasks: [], field: `Word for ${framework}`, picky: true })}
        judge={judge}
        take={steps.take}
        missed={missed}
      />
    </Station>
  );
}
