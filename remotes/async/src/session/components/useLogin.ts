import { fetchFrom } from '@playground/kit/fetchFrom';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Login, LoginState } from '../logins';

/** The server refused. The message is a sentence for people. */
export class Refusal {
  readonly status: number;
  readonly message: string;

  constructor(status: number, message: string) {
    this.status = status;
    this.message = message;
  }
}

export interface Visit {
  seed: string;
  run: string;
}

export interface Fields {
  name: string;
  password: string;
  remember?: boolean;
}

/** The login of a station at the server. When the visitor leaves, a login that was made here ends. */
export function useLogin(call: `session/${Login}`, { seed, run }: Visit, missed: (what: string) => void) {
  const [state, setState] = useState<LoginState>({});
  const [busy, setBusy] = useState(false);
  /** Of the last call that changes something. The outcome does not say it once the station is done. */
  const [refusal, setRefusal] = useState<Refusal>();
  const visit = useRef<AbortController>(null);
  const hasLoggedIn = useRef(false);
  /** Whether a call that changes something is under way. A double click is one call. */
  const isChanging = useRef(false);
  useEffect(() => {
    const visiting = new AbortController();
    visit.current = visiting;
    return () => {
      visiting.abort();
      if (!hasLoggedIn.current) return;
      const init = { method: 'DELETE', credentials: 'include', keepalive: true } as const;
      fetchFrom('mail', `${call}?run=${run}`, init).catch(() => {});
    };
  }, [call, run]);

  /** The answer or the refusal. Undefined if there is neither: that is a miss, unless the visitor left. */
  const ask = useCallback(
    async <Answer = LoginState>(method: string, { body, which = '' }: { body?: object; which?: string } = {}) => {
      const signal = visit.current?.signal;
      const changes = method !== 'GET';
      if (changes && isChanging.current) return undefined;
      isChanging.current ||= changes;
      if (changes) setRefusal(undefined);
      try {
        const query = new URLSearchParams({ run, ...(which && { which }) });
        const response = await fetchFrom('mail', `${call}?${query}`, {
          method,
          credentials: 'include',
          signal: signal ?? null,
          ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        });
        const answer = await response.json();
        if (signal?.aborted) return undefined;
        if (response.ok) return answer as Answer;
        const refused = new Refusal(response.status, String(answer.message));
        if (changes) setRefusal(refused);
        return refused;
      } catch {
        if (!signal?.aborted) missed('the server did not answer properly. Please try again.');
        return undefined;
      } finally {
        if (changes) isChanging.current = false;
      }
    },
    [call, run, missed],
  );

  /** Asks who is logged in. Undefined if the server does not say: that is a miss, unless the visitor left. */
  const refresh = useCallback(async () => {
    const answer = await ask('GET');
    if (answer instanceof Refusal) missed(`the server did not say who is logged in: ${answer.message}`);
    if (!answer || answer instanceof Refusal) return undefined;
    setState(answer);
    return answer;
  }, [ask, missed]);

  return {
    state,
    setState,
    busy,
    refusal,
    ask,
    refresh,
    /** What the server says about the new login, or its refusal. Undefined if there is neither: that is a miss. */
    async logIn(fields: Fields): Promise<LoginState | Refusal | undefined> {
      if (isChanging.current) return undefined;
      setBusy(true);
      hasLoggedIn.current = true;
      const answer = await ask('POST', { body: { ...fields, seed, run } });
      const now = answer && !(answer instanceof Refusal) ? await refresh() : answer;
      if (visit.current?.signal.aborted) return undefined;
      setBusy(false);
      if (!now || now instanceof Refusal || now.account) return now;
      missed('this browser did not keep the cookie of the server.');
      return undefined;
    },
  };
}
