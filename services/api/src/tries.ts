import { LIFETIME_S } from './codes.ts';

/** How often each code was tried, by its id: what a cookie that is sent again must not undo. */
export interface Tries {
  /** Counts `by` more tries in one step, and says how many there were before. Rejects when they cannot be counted. */
  add(id: string, by: number): Promise<number>;
}

/** Counts within this process, each code until ten minutes after its last try. */
export class ProcessTries implements Tries {
  private readonly counted = new Map<string, { tries: number; forgottenAt: number }>();
  private readonly now: () => number;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  async add(id: string, by: number): Promise<number> {
    const now = this.now();
    const before = this.counted.get(id)?.tries ?? 0;
    // Put back at the end: the map's order is then the order in which entries are forgotten, and the sweep can stop early.
    this.counted.delete(id);
    this.counted.set(id, { tries: before + by, forgottenAt: now + LIFETIME_S * 1000 });
    for (const [old, { forgottenAt }] of this.counted) {
      if (forgottenAt > now) break;
      this.counted.delete(old);
    }
    return before;
  }

  /** How many codes are remembered. */
  get size(): number {
    return this.counted.size;
  }
}
