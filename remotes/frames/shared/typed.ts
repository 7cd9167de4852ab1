import type { InputEvent } from 'react';
import { useState } from 'react';

/** The text of a field, and whether a person typed it. */
export interface Typed {
  text: string;
  byHand: boolean;
}

export const EMPTY: Typed = { text: '', byHand: true };

/** The field after an `input` event. A text of a script counts as typed once a person has replaced all of it. */
export function typed(before: Typed, { currentTarget, nativeEvent }: InputEvent<HTMLInputElement>): Typed {
  const { value } = currentTarget;
  const { isTrusted, data } = nativeEvent as globalThis.InputEvent;
  // Some tools empty a field by script before they type.
  return { text: value, byHand: value === '' || (isTrusted && (before.byHand || data === value)) };
}

/** A field, the handler of its `input` events, and a function that empties it. */
export function useTyped() {
  const [field, setField] = useState(EMPTY);
  const type = (event: InputEvent<HTMLInputElement>) => {
    const after = typed(field, event);
    setField(after);
    return after;
  };
  return { ...field, type, clear: () => setField(EMPTY) };
}
