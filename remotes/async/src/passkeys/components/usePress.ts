import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { useState } from 'react';
import { isSupported, whyNot } from '../authenticator';

/** Runs what a press asks for, one at a time. A failure is a miss, unless `failed` handles it. */
export function usePress(missed: (what: string) => void) {
  const [busy, setBusy] = useState(false);
  const press = async (cause: Cause, act: () => Promise<unknown>, failed?: (error: unknown) => boolean) => {
    if (!isByHand(cause, missed)) return;
    if (!isSupported()) return missed('this browser offers no passkeys on this address.');
    setBusy(true);
    try {
      await act();
    } catch (error) {
      // Another station has asked, or the visitor has left.
      if ((error as DOMException).name !== 'AbortError' && !failed?.(error)) missed(whyNot(error));
    }
    setBusy(false);
  };
  return { busy, press };
}
