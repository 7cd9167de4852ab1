import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { stations } from '../stations';
import CheckedFields from './CheckedFields';
import Readout from './Readout';
import classes from './SixBoxes.module.css';
import { useFields } from './useFields';

const BOXES = [1, 2, 3, 4, 5, 6];
/** What a box takes: a digit, or nothing. */
const TAKEN = /^\d?$/;

export default function SixBoxes({ code }: { code: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [digits, setDigits] = useState<string[]>(() => BOXES.map(() => ''));
  const { handlers, typed } = useFields((value, cause) => {
    const entered = BOXES.map((box) => value(`digit-${box}`)).join('');
    if (entered.length < 6) missed(`${entered.length} of 6 boxes have a digit.`);
    else if (entered !== code) missed(`the code is not ${entered}.`);
    else if (isByHand(cause, missed)) done(`the code is ${code}.`);
  });
  /** Writes digits into boxes from one on, and moves the focus behind the last one. */
  const write = (form: HTMLFormElement | null, start: number, text: string) => {
    setDigits((before) => before.map((digit, index) => text[index - start] ?? digit));
    fieldAt(form, Math.min(start + text.length, 5))?.focus();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    event.preventDefault();
    const text = event.clipboardData
      .getData('text')
      .replace(/\D/g, '')
      .slice(0, 6 - index);
    if (event.isTrusted)
      for (const [offset, digit] of [...text].entries()) typed.current[`digit-${index + offset + 1}`] = digit;
    write(event.currentTarget.form, index, text);
  };
  const goBack = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.key === 'Backspace' && digits[index] === '') fieldAt(event.currentTarget.form, index - 1)?.focus();
  };
  return (
    <Station of={stations['six-boxes']} outcome={outcome}>
      <p>
        The code is <strong id="code-wanted">{`${code.slice(0, 3)} ${code.slice(3)}`}</strong>.
      </p>
      <CheckedFields
        id="code"
        check="Check code"
        {...handlers}
        onInput={(event) => {
          // A box refuses other characters, so its digit stays the one that was typed.
          if (TAKEN.test((event.target as HTMLInputElement).value)) handlers.onInput(event);
        }}
      >
        {BOXES.map((box, index) => (
          <div key={box} className={classes.box}>
            <label className="form-label small text-nowrap" htmlFor={`digit-${box}`}>{`Digit ${box}`}</label>
            <input
              id={`digit-${box}`}
              name={`digit-${box}`}
              className="form-control text-center"
              inputMode="numeric"
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              maxLength={1}
              value={digits[index]}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onKeyDown={(event) => goBack(event, index)}
              onPaste={(event) => paste(event, index)}
              onChange={({ currentTarget: { value, form } }) => {
                if (value === '') setDigits((before) => before.with(index, ''));
                else if (TAKEN.test(value)) write(form, index, value);
              }}
            />
          </div>
        ))}
        <Readout id="code" label="Code" value={digits.join('')} />
      </CheckedFields>
    </Station>
  );
}

const fieldAt = (form: HTMLFormElement | null, index: number) => form?.querySelectorAll('input')[index];
