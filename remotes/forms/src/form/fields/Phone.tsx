import { type ChangeEvent, type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import PhoneInput from 'react-phone-input-2';
import 'react-phone-input-2/lib/bootstrap.css';
import { tellReactOfClear } from '../../../shared/tellReactOfClear';
import styles from './Phone.module.css';

const FLAG_BUTTON = '.selected-flag';

/** Handles the keys that the library handles wrongly, before they reach the library. */
function mendKeyboard(event: KeyboardEvent<HTMLElement>) {
  const target = event.target as HTMLElement;
  const button = event.currentTarget.querySelector<HTMLElement>(FLAG_BUTTON);
  const open = button?.getAttribute('aria-expanded') === 'true';
  if (open && (event.key === 'Escape' || event.key === 'Tab')) {
    // The library ignores both keys in its search field, so this closes the list with a press elsewhere.
    // The focus goes to the button first, so that Tab moves on from there.
    button?.focus();
    document.dispatchEvent(new MouseEvent('mousedown'));
    event.stopPropagation();
  } else if ((event.key === 'Enter' || event.key === ' ') && target === button) {
    // A button reacts to both keys, but the library handles only Enter.
    event.preventDefault();
    event.stopPropagation();
    button.click();
  } else if (event.key === 'Enter' && target instanceof HTMLInputElement && target.type === 'tel') {
    // The library removes the focus on Enter, so Enter would not submit from this field.
    event.stopPropagation();
  }
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Where the caret stands after so many digits. Nothing is typed behind a bracket at the end: it belongs to the mask. */
function caretAfter(digits: number, text: string): number {
  if (digits >= digitsIn(text)) return text.endsWith(')') ? text.length - 1 : text.length;
  let at = 1;
  while (digitsIn(text.slice(0, at)) < digits) at += 1;
  return at;
}

/** `onChange` gets only the digits, or an empty string if there are none. */
export default function Phone({ onChange }: { onChange: (digits: string) => void }) {
  // The library starts with the dial code in the field, and a tool that types before it gets '+2 (101) …'.
  // A value that changes from null to empty keeps the country and shows the placeholder instead.
  const [start, setStart] = useState<'' | null>(null);
  useLayoutEffect(() => setStart(''), []);
  const before = useRef(0);
  const noteCaret = ({ target }: FormEvent) => {
    const { value, selectionStart } = target as HTMLInputElement;
    before.current = digitsIn(value.slice(0, selectionStart ?? undefined));
  };
  return (
    <div className="mb-3" onKeyDownCapture={mendKeyboard} onInputCapture={noteCaret} ref={tellReactOfClear}>
      <label className="form-label" htmlFor="phone">
        Phone
      </label>
      {/* `value` is not the number: with it, the library guesses the country again, and Canada becomes the United States. */}
      <PhoneInput
        country="us"
        value={start}
        enableSearch
        disableSearchIcon
        placeholder="+1 (201) 555-0123"
        specialLabel=""
        containerClass={styles.phone}
        inputProps={{ id: 'phone', autoComplete: 'off' }}
        // Otherwise a timer moves the caret to the end and removes a selection that you want to overwrite.
        jumpCursorToEnd={false}
        onChange={(digits, _, { target, type }: ChangeEvent<HTMLInputElement>, text) => {
          // The library counts characters, and so changes the places of digits that you type over a selection.
          if (type === 'change') {
            const caret = caretAfter(before.current, text);
            target.setSelectionRange(caret, caret);
          }
          onChange(digits);
        }}
      />
    </div>
  );
}
