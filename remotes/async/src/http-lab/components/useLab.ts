import { fetchFrom } from '@playground/kit/fetchFrom';
import { useEffect, useRef } from 'react';
import { jsonOf } from '../answers';
import { labAddress, labPath } from './labAddress';

/** What the server says of a request that arrived. */
export interface Seen {
  method: string;
  path: string;
  headers: Record<string, string>;
}

/** The calls of a visit. On leaving, the open ones end. */
export interface Lab {
  run: string;
  seed: string;
  /** The whole address of a call: `addressOf('basic')`. */
  addressOf: (name: string) => string;
  /** Undefined if there is no answer that the page may read. */
  ask: (name: string, init?: RequestInit) => Promise<Response | undefined>;
  /** The same for a call of the API that is not one of the lab's. */
  call: (path: string, init?: RequestInit) => Promise<Response | undefined>;
  /** The requests of the visit that arrived. Undefined if the server does not answer. */
  seen: () => Promise<Seen[] | undefined>;
}

export function useLab(run: string, seed: string): Lab {
  const visit = useRef<AbortController>(null);
  useEffect(() => {
    visit.current = new AbortController();
    return () => visit.current?.abort();
  }, []);
  const call: Lab['call'] = async (path, init) => {
    const { signal } = visit.current as AbortController;
    try {
      return await fetchFrom('mail', path, { ...init, signal });
    } catch {
      return undefined;
    }
  };
  const ask: Lab['ask'] = (name, init) => call(labPath(name, run, seed), init);
  return {
    run,
    seed,
    addressOf: (name) => labAddress(name, run, seed),
    ask,
    call,
    seen: async () => (await jsonOf<{ seen: Seen[] }>(await ask('seen')))?.seen,
  };
}
