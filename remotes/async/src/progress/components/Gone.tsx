import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useState } from 'react';
import { stations } from '../stations';
import Message from './Message';
import classes from './Progress.module.css';

const SHOWN = 2_000;

interface Props {
  code: string;
  /** Milliseconds until the message appears. */
  wait: number;
}

export default function Gone({ code, wait }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const [state, setState] = useState<'not asked' | 'asked' | 'shown' | 'gone'>('not asked');
  useEffect(() => {
    if (state !== 'asked' && state !== 'shown') return;
    const next = state === 'asked' ? 'shown' : 'gone';
    const timer = setTimeout(() => setState(next), state === 'asked' ? wait : SHOWN);
    return () => clearTimeout(timer);
  }, [state, wait]);
  const check = (typed: string, cause: Cause) => {
    if (state === 'not asked' || state === 'asked') missed('the message with the code did not appear yet.');
    else if (typed.trim() !== code) missed(isNot(typed, 'the code of the message'));
    else if (isByHand(cause, missed)) done(`the code is ${code}.`);
  };
  return (
    <Station of={stations.gone} outcome={outcome}>
      <button type="button" id="ask-for-a-code" className="btn btn-secondary mb-3" onClick={() => setState('asked')}>
        Ask for a code
      </button>
      <div className={classes.one}>
        {state === 'shown' && <Message id="code-message">{`Your code is ${code}.`}</Message>}
      </div>
      <Answer id="code" checkId="check-code" label="Code" check="Check code" onAnswer={check} />
    </Station>
  );
}
