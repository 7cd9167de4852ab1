import { isShop, SHOP_PATH } from './shop';

/** What the page keeps of a sign-in until its answer comes. */
export interface Ticket {
  state: string;
  nonce: string;
  verifier: string;
}

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
  const text = storage()?.getItem(KEY);
  return text ? (JSON.parse(text) as Kept) : undefined;
}

/** Whether the browser keeps it. */
export function keep(kept: Kept): boolean {
  storage()?.setItem(KEY, JSON.stringify(kept));
  return storage() !== undefined;
}

export function forgetKept(): void {
  storage()?.removeItem(KEY);
}

/** Undefined if the browser refuses storage, as one that blocks all cookies does. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The path that a redirect comes back to. A stored address of another page or origin is not used. */
export function wayBack(): string {
  const back = readKept()?.back ?? SHOP_PATH;
  const { origin, pathname, search } = new URL(back, window.location.origin);
  return origin === window.location.origin && isShop(pathname) ? SHOP_PATH + search : SHOP_PATH;
}
