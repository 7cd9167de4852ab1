import { LIFETIME_S, type Tries } from './codes.ts';

/** If more codes than this were tried, the one whose last try is the oldest is forgotten. */
const MOST = 100_000;

/** Counts in this process. It forgets a code ten minutes after its last try. */
export function processTries(now: () => number = Date.now): Tries & { readonly size: number } {
  const counted = new Map<string, { tries: number; forgottenAt: number }>();
  return {
    add: async (id, by) => {
      const before = counted.get(id)?.tries ?? 0;
      if (by === 0) return before;
      // Deleted and added at the end: so the map is in the order in which entries end, and the loop below can stop early.
      counted.delete(id);
      counted.set(id, { tries: before + by, forgottenAt: now() + LIFETIME_S * 1000 });
      for (const [old, { forgottenAt }] of counted) {
        if (forgottenAt > now() && counted.size <= MOST) break;
        counted.delete(old);
      }
      return before;
    },
    get size() {
      return counted.size;
    },
  };
}
