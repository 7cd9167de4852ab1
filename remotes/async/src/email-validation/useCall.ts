import { useState } from 'react';
import { type Answer, type Call, post } from './post';

/** One call at a time, and the answer to the last one. */
export function useCall() {
  const [answer, setAnswer] = useState<Answer>();
  const [busy, setBusy] = useState(false);

  /** Shows what `read` returns for the answer, and nothing while the call runs. */
  async function call(name: Call, body: Record<string, string>, read: (answer: Answer) => Answer) {
    setAnswer(undefined);
    setBusy(true);
    setAnswer(read(await post(name, body)));
    setBusy(false);
  }

  /** Shows a failure without a call. */
  const refuse = (message: string) => setAnswer({ ok: false, message });

  return { answer, busy, call, refuse };
}
