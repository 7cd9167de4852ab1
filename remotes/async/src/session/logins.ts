import { hashOf, wordIn } from '@playground/kit/contract/words';

/** The logins of the page Session. Each station has its own cookie, so that two stations do not disturb each other. */
export const LOGINS = ['log-in', 'locked', 'slow', 'remember', 'expires', 'everywhere', 'code', 'reuse'] as const;
export type Login = (typeof LOGINS)[number];

export const ACCOUNTS = ['standard', 'locked', 'slow'] as const;
export type Account = (typeof ACCOUNTS)[number];

/** The page prints it, and the server checks it. */
export const passwordOf = (account: Account, seed: string): string => wordIn(`account ${account}`, seed);

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The secret of the one-time codes, in Base32: 160 bits. */
export const secretOf = (seed: string): string =>
  Array.from({ length: 32 }, (_, place) => BASE32[hashOf(`${seed}/secret ${place}`) % 32]).join('');

/** What the server says about a login. */
export interface LoginState {
  /** Undefined if nobody is logged in. */
  account?: string;
  /** Whether the password was right, and a one-time code is still missing. */
  needsCode?: boolean;
  /** Where else the account is logged in. */
  others?: string[];
  /** Only for a tab that did not log in itself. */
  word?: string;
  /** Whether another tab has asked. */
  isShared?: boolean;
}

/** The letter of the station Expires. */
export interface Letter {
  subject: string;
  text: string;
}
