import { type FormEvent, type MouseEvent, useRef } from 'react';
import type { Cause } from './ByHand';

/** Handlers for a form with one field. `onAnswer` also gets what caused the answer: a submission is trusted even if a script asks for it. */
export function useAnswer(onAnswer: (typed: string, cause: Cause) => void) {
  const typed = useRef('');
  const pressed = useRef<Cause>(undefined);
  return {
    onInput({ target, nativeEvent: { isTrusted } }: FormEvent) {
      if (isTrusted) typed.current = (target as HTMLInputElement).value;
    },
    // Enter in the field presses the button too.
    onClick({ target, nativeEvent }: MouseEvent) {
      if ((target as Element).closest('[type=submit]')) pressed.current = nativeEvent;
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const text = event.currentTarget.querySelector('input')?.value ?? '';
      const byScript = (type: string) => ({ type, isTrusted: false });
      onAnswer(text, text === typed.current ? (pressed.current ?? byScript('submit')) : byScript('input'));
      pressed.current = undefined;
    },
  };
}
