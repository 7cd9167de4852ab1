import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useRef } from 'react';
import type { Words } from '../draw';
import { FRAMEWORKS } from '../lists/options';
import { stations } from '../stations';
import FiveLists from './FiveLists';
import { useSteps } from './useSteps';

export default function Later({ words }: { words: Words['later'] }) {
  const [outcome, { done, missed }] = useOutcome();
  const steps = useSteps(5);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const all = timers.current;
    return () => {
      for (const timer of all) clearTimeout(timer);
    };
  }, []);
  const draw = (index: number) =>
    new Promise<string>((resolve) => {
      const { next = '', wait = 0 } = words[index] ?? {};
      timers.current.add(setTimeout(() => resolve(next), wait));
    });
  const check = (typed: string, cause: Cause) => {
    const answers = typed
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    if (answers.length !== FRAMEWORKS.length) return missed('the field does not have five words.');
    for (const [i, framework] of FRAMEWORKS.entries()) {
      const { first, next } = words[i] ?? {};
      if (answers[i] === first) return missed(`‘${first}’ is the old word of ${framework}.`);
      if (answers[i] !== next) return missed(isNot(answers[i] ?? '', `the word of ${framework}`));
      if (!steps.has(framework)) return missed(`you did not press the button of ${framework}.`);
    }
    if (isByHand(cause, missed)) done('these are the five new words.');
  };
  return (
    <Station of={stations.later} outcome={outcome}>
      <FiveLists
        id="later"
        listOf={(_, i) => ({ word: { first: words[i]?.first ?? '', draw: () => draw(i) } })}
        judge={() => undefined}
        take={steps.take}
        missed={missed}
      />
      <Answer id="five-words" checkId="check-words" label="Five words" check="Check words" onAnswer={check} />
    </Station>
  );
}
