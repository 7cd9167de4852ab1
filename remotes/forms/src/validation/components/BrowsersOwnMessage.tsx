import { quoted } from '@playground/kit/quoted';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useAnswer } from '@playground/kit/stations/useAnswer';
import { type FormEvent, useRef } from 'react';
import { useHands } from '../../../shared/useHands';
import type { Drawn } from '../draw';
import { stations } from '../stations';
import Field from './Field';
import Given from './Given';

interface Refused {
  value: string;
  message: string;
  cause: Cause;
}

export default function BrowsersOwnMessage({ most, asked }: Drawn['guests']) {
  const [outcome, { done, missed }] = useOutcome();
  const { handlers, causeOf } = useHands();
  const refused = useRef<Refused>(undefined);
  const answer = useAnswer((typed, cause) => {
    const { value, message, cause: refusal } = refused.current ?? {};
    if (!refusal) missed('the browser has not refused the number yet.');
    else if (value !== String(asked))
      missed(`the browser refused ${value ? quoted(value) : 'a field without a number'}, not ${asked}.`);
    else if (!typed.trim()) missed('nothing was typed into ‘Its message’.');
    else if (typed.trim() !== message) missed(`${quoted(typed)} is not the message of the browser.`);
    else if (isByHand(refusal, missed) && isByHand(cause, missed)) done('that is the message of the browser.');
  });
  const refuse = ({ target }: FormEvent) => {
    const { value, validationMessage: message, form } = target as HTMLInputElement;
    if (form) refused.current = { value, message, cause: causeOf(form) };
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    missed('the browser accepted the form. The task is about a number that it refuses.');
  };
  return (
    <Station of={stations['browsers-own-message']} outcome={outcome}>
      <Given id="guests-asked" label="Guests">
        {asked}
      </Given>
      <form id="booking" onSubmit={send} {...handlers}>
        <Field
          id="guests"
          name="guests"
          label="Number of guests"
          type="number"
          required
          min={1}
          max={most}
          onInvalid={refuse}
        />
        <button id="book-table" type="submit" className="btn btn-primary mb-3">
          Book table
        </button>
      </form>
      <form id="booking-message" {...answer}>
        <Field id="its-message" name="its-message" label="Its message" />
        <button id="check-message" type="submit" className="btn btn-secondary">
          Check message
        </button>
      </form>
    </Station>
  );
}
