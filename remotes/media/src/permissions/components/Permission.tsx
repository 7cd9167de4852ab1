import type { Station as Words } from '@playground/kit/contract/station';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import AskButton from './AskButton';
import State from './State';
import { useAsk } from './useAsk';

interface Props {
  of: Words;
  /** As the browser names the permission. */
  name: string;
  /** What is asked for, with its article. */
  what: string;
  /** The label of the button. */
  label: string;
  ask: (signal: AbortSignal) => Promise<string>;
}

/** A station that asks for one thing. */
export default function Permission({ of, name, what, label, ask }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const { asking, press } = useAsk({ what, ask, answered: done, missed });
  return (
    <Station of={of} outcome={outcome}>
      <State id={`${of.id}-state`} name={name} />
      <AskButton id={`ask-${of.id}`} label={label} asking={asking} onPress={press} />
    </Station>
  );
}
