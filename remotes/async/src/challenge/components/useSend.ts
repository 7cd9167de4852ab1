import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { useRef, useState } from 'react';
import { type Action, Refusal, sendWith } from '../gate';

/** Sends with the last token. A token that the server refuses is a miss. */
export function useSend(
  action: Action,
  what: string,
  { done, missed }: Record<'done' | 'missed', (said: string) => void>,
) {
  const token = useRef('');
  const [busy, setBusy] = useState(false);
  const send = async (cause: Cause) => {
    if (!isByHand(cause, missed)) return;
    if (!token.current) return missed(`${what} was sent without a token. Open the gate first.`);
    setBusy(true);
    try {
      await sendWith(token.current, action);
      done(`the server took ${what} with its token.`);
    } catch (error) {
      const why = error instanceof Refusal ? error.message : 'The server did not answer.';
      missed(`${what} was not taken. ${why}`);
    }
    // The token stays, because a server that did not answer may take it at the next press.
    setBusy(false);
  };
  return { token, busy, send };
}
