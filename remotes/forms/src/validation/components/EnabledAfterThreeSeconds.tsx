import { quoted } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHands } from '../../../shared/useHands';
import { stations } from '../stations';
import Field from './Field';
import Given from './Given';

/** In milliseconds. */
const WAIT = 3000;

export default function EnabledAfterThreeSeconds({ word }: { word: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const { handlers, causeOf } = useHands();
  const [enabled, setEnabled] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const wait = () => {
    setEnabled(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setEnabled(true), WAIT);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const cause = causeOf(event.currentTarget);
    const message = event.currentTarget.querySelector('input')?.value.trim() ?? '';
    if (!enabled) missed('the button was pressed before it was enabled.');
    else if (message !== word) missed(`${quoted(message)} was posted, not ${word}.`);
    else if (isByHand(cause, missed)) done(`${word} was posted.`);
  };
  return (
    <Station of={stations['enabled-after-three-seconds']} outcome={outcome}>
      <Given id="word-given" label="Word">
        {word}
      </Given>
      <form id="posting" {...handlers} onSubmit={send}>
        <Field id="message" name="message" label="Message" onChange={wait} />
        <button
          id="post-message"
          type="submit"
          className={`btn btn-primary ${enabled ? '' : 'opacity-50'}`}
          aria-disabled={!enabled}
        >
          Post message
        </button>
      </form>
    </Station>
  );
}
