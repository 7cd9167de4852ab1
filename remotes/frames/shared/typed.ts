import { type InputEvent as ReactInputEvent, useState } from 'react';

/** The text of a field, and whether a person typed it. */
export interface Typed {
  text: string;
  byHand: boolean;
}

export const EMPTY: Typed = { text: '', byHand: true };

/** The field after an `input` event. The text of a script counts as typed once a person has replaced all of it. */
export function typed(before: Typed, text: string, { isTrusted, data }: Pick<InputEvent, 'isTrusted' | 'data'>): Typed {
  // Some tools empty a field by script before they type.
  return { text, byHand: text === '' || (isTrusted && (before.byHand || data === text)) };
}

/** A field, the handler of its `input` events, which returns the new state, and a function that empties it. */
export function useTyped() {
  const [field, setField] = useState(EMPTY);
  const type = ({ currentTarget, nativeEvent }: ReactInputEvent<HTMLInputElement>) => {
    const after = typed(field, currentTarget.value, nativeEvent);
    setField(after);
    return after;
  };
  return { ...field, type, clear: () => setField(EMPTY) };
}
