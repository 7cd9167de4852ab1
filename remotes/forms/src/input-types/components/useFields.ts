import type { Cause } from '@playground/kit/stations/ByHand';
import { type FormEvent, type MouseEvent, useRef } from 'react';

/**
 * Handlers for a form, and what a person typed into its fields, by name. `onAnswer` gets the values of the fields, and what caused them.
 * That is a script if it set one of the values or pressed the button.
 */
export function useFields(onAnswer: (value: (name: string) => string, cause: Cause) => void) {
  const typed = useRef(new Map<string, string>());
  const pressed = useRef<Cause>(undefined);
  const handlers = {
    onInput({ target, nativeEvent: { isTrusted } }: FormEvent) {
      const { name, value } = target as HTMLInputElement;
      if (isTrusted) typed.current.set(name, value);
    },
    // Enter in a field presses the button too.
    onClick({ target, nativeEvent }: MouseEvent) {
      if ((target as Element).closest('[type=submit]')) pressed.current = nativeEvent;
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const values = new Map(
        [...event.currentTarget.querySelectorAll('input')].map(({ name, value }) => [name, value]),
      );
      const byHand = [...values].every(([name, value]) => value === (typed.current.get(name) ?? ''));
      const byScript = (type: string) => ({ type, isTrusted: false });
      onAnswer((name) => values.get(name) ?? '', byHand ? (pressed.current ?? byScript('submit')) : byScript('input'));
      pressed.current = undefined;
    },
  };
  return { handlers, typed: typed.current };
}
