import { fetchFrom } from '@playground/kit/fetchFrom';
import { useEffect, useRef, useState } from 'react';

export interface Note {
  id: string;
  title: string;
  text: string;
  version: number;
}

/** A call that the page made, as it is shown. */
export interface Call {
  method: string;
  path: string;
  /** Nothing until the answer comes. */
  status?: number | 'no answer';
  ms?: number;
  sent?: string;
  received?: string;
}

interface Answer<Body> {
  status: number;
  ok: boolean;
  /** If `ok` is false, the body has a message. */
  body: Body & { message?: string };
}

interface Options {
  /** The id of a note. */
  id?: string;
  body?: object;
  /** Further parameters of the address. */
  query?: Record<string, string>;
}

/** Calls the notes of a run, and remembers what was sent and received. On leaving, the open calls end. */
export function useCalls(run: string, missed: (what: string) => void) {
  const [calls, setCalls] = useState<Call[]>([]);
  const visit = useRef<AbortController>(null);
  useEffect(() => {
    visit.current = new AbortController();
    return () => visit.current?.abort();
  }, []);

  /** The answer, even a refusal. Undefined if there was none: that is a miss. */
  async function call<Body = Note>(method: string, options: Options = {}): Promise<Answer<Body> | undefined> {
    const { signal } = visit.current as AbortController;
    const { id, body, query } = options;
    const path = `notes${id ? `/${id}` : ''}?${new URLSearchParams({ run, ...query })}`;
    const sent = body && JSON.stringify(body);
    const started = performance.now();
    const made: Call = { method, path: `/${path}`, ...(sent && { sent }) };
    setCalls((before) => [...before, made]);
    const end = (result: Partial<Call>) => {
      const ended = { ...made, ...result, ms: Math.round(performance.now() - started) };
      setCalls((before) => before.map((one) => (one === made ? ended : one)));
    };
    try {
      const headers = new Headers(sent ? { 'content-type': 'application/json' } : {});
      const response = await fetchFrom('mail', path, { method, headers, body: sent ?? null, signal });
      const received = await response.text();
      const answer = { status: response.status, ok: response.ok, body: JSON.parse(received) };
      end({ status: response.status, received });
      return answer;
    } catch {
      if (signal.aborted) return undefined;
      end({ status: 'no answer' });
      missed('the server did not answer properly. Please try again.');
      return undefined;
    }
  }
  return { calls, call };
}
