import { normalPath } from '@playground/kit/contract/routes';
import { numberIn, wordIn } from '@playground/kit/contract/words';

/** The page itself. */
export const SHOP_PATH = '/signInAndPay';

/** Whether an address without its query is that of the page, however it is written. */
export const isShop = (pathname: string) => normalPath(pathname) === normalPath(SHOP_PATH);

/** Where the sign-in provider sends the browser back to. */
export const SIGNED_IN_PATH = `${SHOP_PATH}/signedIn`;

/** Where the provider tells a browser with FedCM what to ask, and where the page says which accounts it has. */
export const CONFIG_PATH = '/fedcm/config.json';
export const VISIT_PATH = '/fedcm/visit';

/** The client id of the shop, and of another shop whose tokens the page must refuse. */
export const SHOP = 'shop';
export const OTHER_SHOP = 'other-shop';

/** The stations where you pay. */
export const PAYMENTS = ['three-frames', 'declined', 'challenge', 'pay-popup', 'once'] as const;
export type Payment = (typeof PAYMENTS)[number];

export interface Account {
  user: string;
  password: string;
  name: string;
  email: string;
}

const FIRST = ['Mara', 'Ilse', 'Nora', 'Vera', 'Tilda', 'Runa', 'Wilma', 'Zita'];
const SECOND = ['Bruno', 'Falk', 'Hugo', 'Jonas', 'Kurt', 'Otto', 'Pavel', 'Sven'];
const FAMILY = ['Lindqvist', 'Okafor', 'Tanaka', 'Moreau', 'Petrov', 'Silva', 'Novak', 'Haddad'];

/** The two test accounts of the sign-in provider. */
export function accountsOf(seed: string): [Account, Account] {
  return [accountOf(FIRST, 'first account', seed), accountOf(SECOND, 'second account', seed)];
}

function accountOf(names: string[], what: string, seed: string): Account {
  const number = numberIn(what, seed);
  const [name = '', family = ''] = [names[number % 8], FAMILY[Math.floor(number / 8) % 8]];
  const user = name.toLowerCase();
  return { user, password: wordIn(what, seed), name: `${name} ${family}`, email: `${user}@example.com` };
}

export interface Card {
  /** Sixteen digits. */
  number: string;
  /** `MM/YY` */
  expiry: string;
  code: string;
}

/** The test cards: by its first digits, a card is accepted, declined or challenged. No real card begins with 9. */
export function cardsOf(seed: string): Record<'accepted' | 'declined' | 'challenged', Card> {
  return { accepted: cardOf('9100', seed), declined: cardOf('9200', seed), challenged: cardOf('9300', seed) };
}

function cardOf(kind: string, seed: string): Card {
  const digits = (what: string, count: number) =>
    String(numberIn(`${what} ${kind}`, seed) % 10 ** count).padStart(count, '0');
  const number = `${kind}${digits('front', 5)}${digits('back', 6)}`;
  const month = String((numberIn(`month ${kind}`, seed) % 12) + 1).padStart(2, '0');
  return { number: number + checkDigit(number), expiry: `${month}/4${digits('year', 1)}`, code: digits('code', 3) };
}

/** The last digit of a card's number, by Luhn's rule. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** What a station's order costs, in cents. */
export function priceOf(station: Payment, seed: string): number {
  return 1000 + (numberIn(`price ${station}`, seed) % 9000);
}

/** `EUR 12.34` */
export function inEuros(cents: number): string {
  return `EUR ${(cents / 100).toFixed(2)}`;
}

/** What the shop's server knows of an order. */
export interface OrderState {
  status: 'open' | 'challenge' | 'paid' | 'refused';
  /** What happened last, as a part of a sentence: `the card was declined.` Empty if nothing happened yet. */
  message: string;
  /** How many payments and how many requests to pay the server counted. */
  payments: number;
  requests: number;
}
