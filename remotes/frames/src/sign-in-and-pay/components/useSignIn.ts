import { useRef } from 'react';
import type { Ticket } from '../kept';
import { begin, finish, type Person } from '../openId';
import { usePopup } from './usePopup';
import type { Visit } from './useVisit';

interface Options {
  prompt: string;
  /** The window goes to the provider, which may remember somebody from then on. */
  begun: () => void;
  signedIn: (person: Person) => void;
  /** Says why it did not work. */
  missed: (what: string) => void;
}

/** Signs in through a window. */
export function useSignIn({ identity = '', seed }: Visit, { prompt, begun, signedIn, missed }: Options) {
  const ticket = useRef<Ticket>(undefined);
  const popup = usePopup(
    window.location.origin,
    async ({ kind, answer }) => {
      if (kind !== 'signed-in' || !ticket.current) return;
      const asked = ticket.current;
      ticket.current = undefined;
      await finish(identity, String(answer), asked).then(signedIn, (error: Error) => missed(error.message));
    },
    () => missed('the window was closed before the provider answered.'),
  );
  return async () => {
    // Now, because after a call the browser would block the window.
    const opened = popup.open('about:blank');
    if (!opened) return missed('this browser blocked the window.');
    try {
      const { address, ticket: own } = await begin(identity, seed, 'popup', prompt);
      // Somebody closed it, or pressed again: the ticket would be of another window.
      if (opened.closed) return;
      ticket.current = own;
      begun();
      opened.location.href = address;
    } catch {
      if (opened.closed) return;
      popup.close();
      missed('the sign-in provider does not answer, or this browser cannot make a key here.');
    }
  };
}
