import { LRUCache } from 'lru-cache';
import type { Store } from './store.ts';

/** What the API remembers for a visit, under a key with its run id: for ten minutes after the last change. Nothing lists the keys. */
export interface Runs {
  read(key: string): Promise<string | undefined>;
  write(key: string, text: string): Promise<void>;
  delete(key: string): Promise<void>;
  /** Reads and deletes at once: only one of several requests gets the text. */
  take(key: string): Promise<string | undefined>;
}

const KEPT_MS = 10 * 60_000;

/** In the memory of one process. If there are more than `most`, the one that has waited longest is forgotten. */
export function memoryRuns(most = 5000): Runs {
  const kept = new LRUCache<string, string>({ max: most, ttl: KEPT_MS });
  return {
    read: async (key) => kept.get(key),
    write: async (key, text) => void kept.set(key, text),
    delete: async (key) => void kept.delete(key),
    take: async (key) => {
      const text = kept.get(key);
      kept.delete(key);
      return text;
    },
  };
}

/** In the store that all replicas share. */
export function sharedRuns(store: Store): Runs {
  return {
    read: async (key) => (await store.get(`run:${key}`)) ?? undefined,
    write: async (key, text) => void (await store.set(`run:${key}`, text, 'PX', KEPT_MS)),
    delete: async (key) => void (await store.del(`run:${key}`)),
    take: async (key) => (await store.getdel(`run:${key}`)) ?? undefined,
  };
}
