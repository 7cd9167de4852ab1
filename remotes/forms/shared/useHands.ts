import type { Cause } from '@playground/kit/stations/ByHand';
import { type FormEvent, type MouseEvent, useRef } from 'react';

/**
 * Handlers for a form with several fields, what a person typed into them by name, and a function that says what caused its submission. A
 * submission is trusted even if a script asks for it or wrote the fields, so that function returns an event that is not. `prefilled` has
 * what is in the fields at first, by name.
 */
export function useHands(prefilled: Record<string, string> = {}) {
  const typed = useRef<Record<string, string>>({});
  const pressed = useRef<Cause>(undefined);
  return {
    typed,
    handlers: {
      onInput({ target, nativeEvent }: FormEvent) {
        const { name, value } = target as HTMLInputElement;
        if (nativeEvent.isTrusted) typed.current[name] = value;
      },
      // Enter in a field presses the button too.
      onClick({ target, nativeEvent }: MouseEvent) {
        if ((target as Element).closest('[type=submit]')) pressed.current = nativeEvent;
      },
    },
    causeOf(form: HTMLFormElement): Cause {
      const press = pressed.current;
      pressed.current = undefined;
      for (const { name, value } of form.querySelectorAll('input'))
        if (value !== (typed.current[name] ?? prefilled[name] ?? '')) return { type: 'input', isTrusted: false };
      return press ?? { type: 'submit', isTrusted: false };
    },
  };
}
