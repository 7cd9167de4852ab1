import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { Words } from '../draw';
import type { Framework } from '../lists/options';
import { stations } from '../stations';
import FiveLists from './FiveLists';
import { useSteps } from './useSteps';

export default function SameSelectors({ words: { finished, tasks } }: { words: Words['same'] }) {
  const [outcome, { done, missed }] = useOutcome();
  const steps = useSteps(5, () => done(`‘${finished}’ is finished in all five lists.`));
  const judge = (framework: Framework, action: string, text: string) => {
    if (action === 'remove') return `you removed ‘${text}’ from the list of ${framework}.`;
    if (text !== finished) return `you finished ‘${text}’ in the list of ${framework}, not ‘${finished}’.`;
  };
  return (
    <Station of={stations.same} outcome={outcome}>
      <p>
        Finish <strong id="same-finished">{finished}</strong>. <span id="same-steps">{steps.words}</span>
      </p>
      <FiveLists id="same" listOf={(_, i) => ({ tasks: tasks[i] })} judge={judge} take={steps.take} missed={missed} />
    </Station>
  );
}
