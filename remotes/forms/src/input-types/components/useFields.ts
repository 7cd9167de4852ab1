import type { Cause } from '@playground/kit/stations/ByHand';
import type { FormEvent } from 'react';
import { useHands } from '../../../shared/useHands';

/** Handlers for a form. `onAnswer` gets the values of its fields by name, and what caused them. */
export function useFields(onAnswer: (value: (name: string) => string, cause: Cause) => void) {
  const { handlers, typed, causeOf } = useHands();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: form } = event;
    onAnswer((name) => (form.elements.namedItem(name) as HTMLInputElement).value, causeOf(form));
  };
  return { handlers: { ...handlers, onSubmit }, typed };
}
