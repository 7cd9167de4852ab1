import { useEffect, useState } from 'react';

/** FNV-1a, 32 bits: similar seeds ('7', '8') give very different numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const unit of text) value = Math.imul(value ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** The same seed gives the same draws in each browser (mulberry32: good enough to shuffle, not to keep secrets). */
export function createRandom(seed: string) {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    /** A number from 0 (included) to 1 (excluded). */
    next,
    /** A whole number from `min` to `max`, both included. */
    integer,
    /** One item of a list that is not empty. */
    pick: <T>(items: readonly T[]) => items[integer(0, items.length - 1)] as T,
    /** A new list with the same items in a random order. */
    shuffle: <T>(items: readonly T[]) => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = integer(0, last);
        [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
      }
      return shuffled;
    },
  };
}

export type Random = ReturnType<typeof createRandom>;

function seedOfAddress(): string {
  const seed = new URLSearchParams(window.location.search).get('seed');
  return seed || String(Math.floor(Math.random() * 1_000_000));
}

/** A value of this visit. The root element shows it while the page is open. */
export function useShown(name: 'seed' | 'run', draw: () => string): string {
  const [value] = useState(draw);
  useEffect(() => {
    document.documentElement.dataset[name] = value;
    return () => {
      delete document.documentElement.dataset[name];
    };
  }, [name, value]);
  return value;
}

/**
 * The seed of this visit. The root element shows it as `data-seed`, so that you can replay a failing run with `?seed=`.
 * Make the generator inside a `useState` initialiser, because StrictMode calls initialisers twice:
 * `useState(() => createRandom(seed).shuffle(rows))`.
 */
export const useSeed = () => useShown('seed', seedOfAddress);
