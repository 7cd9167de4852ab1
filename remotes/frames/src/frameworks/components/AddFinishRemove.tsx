import { quoted } from '@playground/kit/quoted';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { Words } from '../draw';
import type { Action, Framework } from '../lists/options';
import { stations } from '../stations';
import FiveLists from './FiveLists';
import { useSteps } from './useSteps';

export default function AddFinishRemove({ words }: { words: Words['basics'] }) {
  const [outcome, { done, missed }] = useOutcome();
  const steps = useSteps(15, () => done('each list has the three changes.'));
  const judge = (framework: Framework, action: Action, text: string) => {
    if (action === 'add' && text.trim() !== words.added)
      return `you added ${quoted(text)} to the list of ${framework}, not ‘${words.added}’.`;
    if (action === 'add' && steps.has(`${framework} add`))
      return `you added ‘${words.added}’ twice to the list of ${framework}.`;
    if (action === 'finish' && text !== words.finished)
      return `you finished ‘${text}’ in the list of ${framework}, not ‘${words.finished}’.`;
    if (action === 'remove' && text !== words.removed)
      return `you removed ‘${text}’ from the list of ${framework}, not ‘${words.removed}’.`;
  };
  return (
    <Station of={stations.basics} outcome={outcome}>
      <p>
        Add <strong id="basics-added">{words.added}</strong>, finish{' '}
        <strong id="basics-finished">{words.finished}</strong>, and remove{' '}
        <strong id="basics-removed">{words.removed}</strong>. <span id="basics-steps">{steps.words}</span>
      </p>
      <FiveLists
        id="basics"
        listOf={(framework, i) => ({ tasks: words.tasks[i], field: `New task in ${framework}` })}
        judge={judge}
        take={(framework, action) => steps.take(`${framework} ${action}`)}
        missed={missed}
      />
    </Station>
  );
}
