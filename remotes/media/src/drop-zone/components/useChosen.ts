import type { Cause } from '@playground/kit/stations/ByHand';
import { type FormEvent, useState } from 'react';

/** Remembers which files of an input a person chose. Some tools dispatch an event of their own after the browser's. */
export function useChosen() {
  const [chosen] = useState(() => {
    let byHand: File[] = [];
    return {
      note({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
        if (nativeEvent.isTrusted) byHand = [...(currentTarget.files ?? [])];
      },
      /** The press that sends the files, or a script's input if a script has set one of them. */
      causeOf: (files: File[], press: Cause): Cause =>
        files.every((file) => byHand.includes(file)) ? press : { type: 'input', isTrusted: false },
    };
  });
  return chosen;
}
