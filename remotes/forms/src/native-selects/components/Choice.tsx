import type { Station as Words } from '@playground/kit/contract/station';
import { isByHand } from '@playground/kit/stations/ByHand';
import { PressButton } from '@playground/kit/stations/PressButton';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type ReactNode, useRef } from 'react';
import Select from './Select';

interface Props {
  of: Words;
  id: string;
  label: string;
  /** Above the list. */
  asked?: ReactNode;
  /** The options. */
  children: ReactNode;
  chosen?: string[];
  /** Around the list. */
  group?: (list: ReactNode) => ReactNode;
  /** What is wrong with the chosen options; undefined if nothing is. */
  problem: (chosen: HTMLOptionElement[]) => string | undefined;
}

/** A station with one list, and the button that checks it. */
export default function Choice({ of, id, label, asked, children, chosen, group = (list) => list, problem }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const list = useRef<HTMLSelectElement>(null);
  const check = (event: Event) => {
    const options = [...(list.current?.selectedOptions ?? [])];
    const wrong = problem(options);
    if (wrong) missed(wrong);
    else if (isByHand(event, missed)) done(`you chose ${options.map(({ text }) => text).join(', ')}.`);
  };
  return (
    <Station of={of} outcome={outcome}>
      {asked}
      {group(
        <Select ref={list} id={id} label={label} multiple={chosen !== undefined} defaultValue={chosen}>
          {children}
        </Select>,
      )}
      <PressButton id={`check-${id}`} label={`Check ${id}`} busy={false} onPress={check} />
    </Station>
  );
}
