import type { Ticket } from './openId';

/** What outlives the redirect to the provider, in this tab only. */
export interface Kept {
  ticket: Ticket;
  /** The address of the page. */
  back: string;
  /** The provider's answer, once it is there. */
  answer?: string;
}

const KEY = 'playground-sign-in';

export function readKept(): Kept | undefined {
  const text = window.sessionStorage.getItem(KEY);
  return text ? (JSON.parse(text) as Kept) : undefined;
}

export function keep(kept: Kept): void {
  window.sessionStorage.setItem(KEY, JSON.stringify(kept));
}

export function forgetKept(): void {
  window.sessionStorage.removeItem(KEY);
}
