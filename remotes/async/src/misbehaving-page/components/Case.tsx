import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type ReactNode, useState } from 'react';
import { type StationId, stations } from '../stations';

interface Props {
  id: StationId;
  answer: string;
  onStart: () => void;
  children?: ReactNode;
}

/** A station that misbehaves when you start it, and asks what you saw. */
export default function Case({ id, answer, onStart, children }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const [started, setStarted] = useState(false);
  const { name } = stations[id];
  const check = (typed: string, cause: Cause) => {
    const said = typed.trim().replace(/\s+/g, ' ').toLowerCase();
    if (!said) missed('nothing was typed.');
    else if (!started) missed(`nothing happened yet. Press ‘Start: ${name}’ first.`);
    else if (said !== answer) missed(isNot(typed, 'right'));
    else if (isByHand(cause, missed)) done(`it was ${answer}.`);
  };
  return (
    <Station of={stations[id]} outcome={outcome}>
      <button
        type="button"
        id={`start-${id}`}
        className="btn btn-secondary mb-3"
        onClick={() => {
          setStarted(true);
          onStart();
        }}
      >{`Start: ${name}`}</button>
      {children}
      <Answer
        id={`${id}-word`}
        checkId={`check-${id}`}
        label={`Word: ${name}`}
        check={`Check: ${name}`}
        onAnswer={check}
      />
    </Station>
  );
}
