import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { useEffect, useRef, useState } from 'react';
import { PATIENCE, reasonOf } from '../../../shared/refusal';

interface Question {
  /** What is asked for, with its article. */
  what: string;
  /** Asks the browser. Resolves with its answer in words. The signal aborts when nobody waits for it any more. */
  ask: (signal: AbortSignal) => Promise<string>;
  /** Gets the answer that the station asks for, if a person pressed. */
  answered: (answer: string) => void;
  /** Gets each other answer, and that none came in ten seconds. */
  missed: (what: string) => void;
}

/** Asks the browser one question at a time. A later press does nothing until the answer is there. */
export function useAsk({ what, ask, answered, missed }: Question) {
  const [asking, setAsking] = useState(false);
  const visit = useRef<AbortController>(undefined);
  useEffect(() => {
    visit.current = new AbortController();
    return () => visit.current?.abort();
  }, []);

  const press = async (cause: Cause) => {
    const left = visit.current?.signal;
    if (asking || !left) return;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), PATIENCE);
    left.addEventListener('abort', () => clearTimeout(timer), { once: true });
    const over = AbortSignal.any([left, late.signal]);
    setAsking(true);
    const answer = await Promise.race([
      ask(over).catch((error: unknown) => ({ reason: reasonOf(error, what) })),
      new Promise<{ reason: string }>((resolve) =>
        over.addEventListener('abort', () => resolve({ reason: `no answer for ${what} came within ten seconds.` })),
      ),
    ]);
    clearTimeout(timer);
    if (left.aborted) return;
    setAsking(false);
    if (typeof answer !== 'string') missed(answer.reason);
    else if (isByHand(cause, missed)) answered(answer);
  };
  return { asking, press };
}
