import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import { stations } from '../stations';
import Calls from './Calls';
import { useCalls } from './useCalls';

interface Props {
  run: string;
  title: string;
  text: string;
  /** The server's answer takes so many milliseconds. */
  wait: number;
}

const STATES = {
  new: 'The note is not saved.',
  saving: 'Saving …',
  saved: 'The note is saved.',
  failed: 'The note is not saved, because the server refused it.',
};

export default function Late({ run, title, text, wait }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const { calls, call } = useCalls(`${run}-late`, missed);
  const [state, setState] = useState<keyof typeof STATES>('new');
  const save = async ({ nativeEvent }: MouseEvent) => {
    if (!isByHand(nativeEvent, missed)) return;
    if (state === 'saving') return missed('‘Save slowly’ was pressed again before the server answered.');
    setState('saving');
    const answer = await call('POST', { body: { title, text }, query: { slow: String(wait) } });
    setState(answer?.ok ? 'saved' : 'failed');
  };
  const send = ({ nativeEvent }: MouseEvent) => {
    if (state === 'new' || state === 'failed') missed('the note was not saved before.');
    else if (state === 'saving') missed('the server had not answered yet, so the note was not saved.');
    else if (isByHand(nativeEvent, missed)) done('the note was saved and then sent.');
  };
  return (
    <Station of={stations.late} outcome={outcome}>
      <p>
        <strong>{title}</strong>: {text}
      </p>
      <p id="late-state" aria-live="polite">
        {STATES[state]}
      </p>
      <div className="d-flex flex-wrap gap-2">
        <button type="button" id="save-slowly" className="btn btn-secondary" onClick={save}>
          Save slowly
        </button>
        <button type="button" id="send-note" className="btn btn-primary" onClick={send}>
          Send note
        </button>
      </div>
      <Calls id="late" calls={calls} />
    </Station>
  );
}
