import { fetchFrom } from '@playground/kit/fetchFrom';
import { siteConfig } from '@playground/kit/siteConfig';
import { useEffect, useRef } from 'react';

/** The calls of a visit. On leaving, the open ones end. */
export interface Lab {
  seed: string;
  /** The whole address of a call: `addressOf('basic')`. */
  addressOf: (name: string) => string;
  /** Undefined if there is no answer that the page may read. */
  ask: (name: string, init?: RequestInit) => Promise<Response | undefined>;
  /** The same for a call of the API that is not one of the lab's. */
  call: (path: string, init?: RequestInit) => Promise<Response | undefined>;
}

export function useLab(run: string, seed: string): Lab {
  const visit = useRef<AbortController>(null);
  useEffect(() => {
    visit.current = new AbortController();
    return () => visit.current?.abort();
  }, []);
  const query = new URLSearchParams({ run, seed });
  const call: Lab['call'] = async (path, init) => {
    const { signal } = visit.current as AbortController;
    try {
      return await fetchFrom('mail', path, { ...init, signal });
    } catch {
      return undefined;
    }
  };
  return {
    seed,
    addressOf: (name) => `${siteConfig().services.mail}/lab/${name}?${query}`,
    ask: (name, init) => call(`lab/${name}?${query}`, init),
    call,
  };
}
