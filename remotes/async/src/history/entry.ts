/** Stations with a link that leaves the page. */
export type Leaving = 'form' | 'fresh' | 'scroll' | 'redirect';

/** What the page keeps in its entry of the browser's history. It goes with the entry, and nothing else is stored. */
export interface Kept {
  /** The station whose link left the page; undefined as soon as the page is back. */
  left?: Leaving;
  /** The document in which the page was left, by its time of birth. */
  document?: number;
  seed?: string;
  /** The station that made this entry, and its step. */
  station?: string;
  step?: number;
  /** Whether `Previous step` made this entry. */
  again?: boolean;
  hash?: string;
  note?: string;
  noteByHand?: boolean;
  /** How often the visitor came back. */
  shown?: number;
  row?: number;
  top?: number;
}

/** The router keeps its own fields beside this one. */
export function readEntry(): Kept {
  const state: unknown = window.history.state;
  const { kept } = (typeof state === 'object' && state ? state : {}) as { kept?: Kept };
  return kept ?? {};
}

const stateWith = (kept: Kept) => ({ ...window.history.state, kept: { ...readEntry(), ...kept } });

export const writeEntry = (kept: Kept) => window.history.replaceState(stateWith(kept), '');

/** Adds an entry, or replaces the current one. */
export function goTo(address: string, kept: Kept, { replace = false } = {}): void {
  if (replace) window.history.replaceState(stateWith(kept), '', address);
  else window.history.pushState(stateWith({ again: false, ...kept }), '', address);
}

/** The address of the page with one more parameter. */
export function addressWith(name: string, value: string): string {
  const address = new URL(window.location.href);
  address.searchParams.set(name, value);
  return address.href;
}
