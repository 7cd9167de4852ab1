import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import PhoneInput from 'react-phone-input-2';
import 'react-phone-input-2/lib/bootstrap.css';
import styles from './Phone.module.css';

const FLAG_BUTTON = '.selected-flag';

/** Handles the keys that the library handles wrongly, before the library sees them. */
function mendKeyboard(event: KeyboardEvent<HTMLElement>) {
  const target = event.target as HTMLElement;
  const button = event.currentTarget.querySelector<HTMLElement>(FLAG_BUTTON);
  const open = button?.getAttribute('aria-expanded') === 'true';
  if (open && (event.key === 'Escape' || event.key === 'Tab')) {
    // While its search field has the focus the library ignores both keys. The only way to close the list from outside
    // is a press elsewhere; the focus goes to the button first, so that Tab moves on from there.
    button?.focus();
    document.dispatchEvent(new MouseEvent('mousedown'));
    event.stopPropagation();
  } else if ((event.key === 'Enter' || event.key === ' ') && target === button) {
    // What has the role of a button answers to both keys; the library knows Enter alone.
    event.preventDefault();
    event.stopPropagation();
    button.click();
  } else if (event.key === 'Enter' && target instanceof HTMLInputElement && target.type === 'tel') {
    // The library takes the focus away here, and Enter would submit from every field but this one.
    event.stopPropagation();
  }
}

/** `onChange` gets the digits alone, an empty string when there are none. */
export default function Phone({ onChange }: { onChange: (digits: string) => void }) {
  // The library starts with the country's dial code in the field, where a tool that types at the start would get
  // '+2 (101) …'. A value that turns from null to empty keeps the country and shows the placeholder instead.
  const [start, setStart] = useState<'' | null>(null);
  useLayoutEffect(() => setStart(''), []);
  return (
    <div className="mb-3" onKeyDownCapture={mendKeyboard}>
      <label className="form-label" htmlFor="phone">
        Phone
      </label>
      {/* Not the number as `value`: handed back, it makes the library guess anew, and +1 chosen as Canada turns American. */}
      <PhoneInput
        country="us"
        value={start}
        enableSearch
        disableSearchIcon
        placeholder="+1 (201) 555-0123"
        specialLabel=""
        containerClass={styles.phone}
        inputProps={{ id: 'phone', autoComplete: 'off' }}
        // The library moves the caret to the end by a timer, which undoes a selection made to be overwritten.
        jumpCursorToEnd={false}
        onChange={onChange}
      />
    </div>
  );
}
