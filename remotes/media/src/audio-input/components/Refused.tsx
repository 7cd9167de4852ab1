import { isNot } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useAnswer } from '@playground/kit/stations/useAnswer';
import { useState } from 'react';
import { reasonOf } from '../../../shared/refusal';
import { stations } from '../stations';
import { useMicrophone } from './useMicrophone';

export default function Refused({ word }: { word: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const { state, turnOn, turnOff } = useMicrophone(missed);
  const [refusal, setRefusal] = useState('');
  const ask = (event: Parameters<typeof turnOn>[0]) =>
    turnOn(
      event,
      () => {
        turnOff();
        setRefusal('');
        missed('the browser allowed the microphone. Let it refuse, and ask again.');
      },
      (error) => {
        const reason = reasonOf(error, 'the microphone');
        if ((error as Error).name === 'NotAllowedError') setRefusal(reason);
        else missed(reason);
      },
    );
  const handlers = useAnswer((typed, cause) => {
    if (typed.trim().toLowerCase() !== word) missed(isNot(typed, 'the word of the message'));
    else if (isByHand(cause, missed)) done(`the browser refused the microphone, and you went on without it.`);
  });
  return (
    <Station of={stations.refused} outcome={outcome}>
      <div className="d-flex flex-wrap align-items-center gap-2">
        <button type="button" id="ask-microphone" className="btn btn-primary" onClick={ask}>
          Ask for the microphone
        </button>
        <span id="ask-state">
          {state === 'asking' ? 'Waiting for the browser, ten seconds at most.' : 'The microphone is off.'}
        </span>
      </div>
      {refusal && (
        <>
          <div id="refusal" role="alert" className="alert alert-warning mt-3">
            <p className="mb-2">{refusal.charAt(0).toUpperCase() + refusal.slice(1)}</p>
            <ul className="mb-0">
              <li>
                To go on without it, type the word <strong id="refused-word">{word}</strong> into the field Word, and
                press ‘Go on without’.
              </li>
              <li>To allow it later, open the settings beside the address of this page. Allow the microphone there.</li>
            </ul>
          </div>
          <form className="d-flex flex-wrap align-items-end gap-2" {...handlers}>
            <div>
              <label className="form-label" htmlFor="word">
                Word
              </label>
              <input id="word" className="form-control" autoComplete="off" spellCheck={false} />
            </div>
            <button type="submit" id="go-on-without" className="btn btn-secondary">
              Go on without
            </button>
          </form>
        </>
      )}
    </Station>
  );
}
