import { useRef } from 'react';
import type { Ticket } from '../kept';
import { begin, finish, type Person } from '../openId';
import type { Visit } from '../visit';
import { usePopup } from './usePopup';

/** Signs in through a window. `missed` says why that did not work. */
export function useSignIn(
  { identity = '', seed }: Visit,
  { prompt, signedIn, missed }: { prompt: string; signedIn: (person: Person) => void; missed: (what: string) => void },
) {
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
      ticket.current = own;
      if (!opened.closed) opened.location.href = address;
    } catch {
      opened.close();
      missed('the sign-in provider does not answer, or this browser cannot make a key here.');
    }
  };
}
