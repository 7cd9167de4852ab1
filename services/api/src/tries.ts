import { LRUCache } from 'lru-cache';
import { LIFETIME_S, type Tries } from './codes.ts';

/** If more codes than this were tried, the one whose last try is the oldest is forgotten. */
const MOST = 100_000;

/** Counts in this process. It forgets a code ten minutes after its last try. */
export function processTries(now: () => number = Date.now): Tries {
  // Not `max`, for which the cache would take all its memory at once.
  const size = { maxSize: MOST, sizeCalculation: () => 1 };
  const counted = new LRUCache<string, number>({ ...size, ttl: LIFETIME_S * 1000, perf: { now } });
  return {
    add: async (id, by) => {
      const before = counted.get(id) ?? 0;
      counted.set(id, before + by);
      return before;
    },
  };
}
