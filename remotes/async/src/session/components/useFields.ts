import type { Cause } from '@playground/kit/stations/ByHand';
import { type FormEvent, type MouseEvent, useRef } from 'react';

const isBox = ({ type }: HTMLInputElement) => type === 'checkbox';
const stateOf = (field: HTMLInputElement) => (isBox(field) ? String(field.checked) : field.value);
const atFirst = (field: HTMLInputElement) => (isBox(field) ? String(field.defaultChecked) : field.defaultValue);

/**
 * Handlers for a form with several fields. `onSend` gets their values by name, and the event that caused it: a press, or a script's input if a
 * script changed a field.
 */
export function useFields<Name extends string>(onSend: (values: Record<Name, string>, cause: Cause) => void) {
  const typed = useRef(new Map<string, string>());
  const pressed = useRef<Cause>(undefined);
  return {
    onInput({ target, nativeEvent: { isTrusted } }: FormEvent) {
      const field = target as HTMLInputElement;
      if (isTrusted) typed.current.set(field.name, stateOf(field));
    },
    // Enter in a field presses the button too.
    onClick({ target, nativeEvent }: MouseEvent) {
      if ((target as Element).closest('[type=submit]')) pressed.current = nativeEvent;
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const fields = [...event.currentTarget.querySelectorAll('input')];
      const byHand = fields.every((field) => stateOf(field) === (typed.current.get(field.name) ?? atFirst(field)));
      const byScript = (type: string) => ({ type, isTrusted: false });
      onSend(
        Object.fromEntries(fields.map((field) => [field.name, stateOf(field)])) as Record<Name, string>,
        byHand ? (pressed.current ?? byScript('submit')) : byScript('input'),
      );
      pressed.current = undefined;
    },
  };
}
