import { LRUCache } from 'lru-cache';
import type { Store } from './store.ts';

/** What the API remembers for a visit, under a key with its run id: for ten minutes after the last change. Nothing lists the keys. */
export interface Runs {
  read(key: string): Promise<string | undefined>;
  write(key: string, text: string): Promise<void>;
  /** Writes `after` if `before` is still there. Resolves with whether it was. */
  swap(key: string, before: string | undefined, after: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Reads and deletes at once: only one of several requests gets the text. */
  take(key: string): Promise<string | undefined>;
}

export const KEPT_MS = 10 * 60_000;

/** In the memory of one process. If there are more than `most`, the one that has waited longest is forgotten. */
export function memoryRuns(most = 5000): Runs {
  const kept = new LRUCache<string, string>({ max: most, ttl: KEPT_MS });
  return {
    read: async (key) => kept.get(key),
    write: async (key, text) => void kept.set(key, text),
    swap: async (key, before, after) => kept.get(key) === before && Boolean(kept.set(key, after)),
    delete: async (key) => void kept.delete(key),
    take: async (key) => {
      const text = kept.get(key);
      kept.delete(key);
      return text;
    },
  };
}

/** A script, because no other request may write between its steps. */
const SWAP = `
  if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
  redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
  return 1
`;

/** In the store that all replicas share. */
export function sharedRuns(store: Store): Runs {
  return {
    read: async (key) => (await store.get(`run:${key}`)) ?? undefined,
    write: async (key, text) => void (await store.set(`run:${key}`, text, 'PX', KEPT_MS)),
    swap: async (key, before = '', after) => (await store.eval(SWAP, 1, `run:${key}`, before, after, KEPT_MS)) === 1,
    delete: async (key) => void (await store.del(`run:${key}`)),
    take: async (key) => (await store.getdel(`run:${key}`)) ?? undefined,
  };
}

/** Changes what is kept under a key, and resolves with what `change` returns. If another request was faster, `change` runs again. */
export async function changeRun<Kept, Result>(
  runs: Runs,
  key: string,
  fresh: Kept,
  change: (kept: Kept) => Result,
): Promise<Result> {
  for (;;) {
    const before = await runs.read(key);
    const kept = before === undefined ? structuredClone(fresh) : (JSON.parse(before) as Kept);
    const result = change(kept);
    const after = JSON.stringify(kept);
    if (after === before || (await runs.swap(key, before, after))) return result;
  }
}
