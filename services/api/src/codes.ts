import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { defaults, seal, unseal } from 'iron-webcrypto';
import type { Tries } from './tries.ts';

/** How long a code can be used. */
export const LIFETIME_S = 10 * 60;
/** How many wrong codes end it. */
const MAX_TRIES = 5;

/** What a visitor carries, unreadable and unchangeable to them. */
interface Ticket {
  /** Names this code, so that it can be recognised when an old cookie comes back. */
  id: string;
  code: string;
  /** Wrong codes so far, as far as this cookie knows. */
  tries: number;
  /** When it ends, in milliseconds of the clock. */
  ends: number;
}

type Verdict =
  | { result: 'right' }
  /** Not this one; `sealed` replaces the cookie. */
  | { result: 'wrong'; sealed: string; secondsLeft: number }
  /** That was the last try. */
  | { result: 'exhausted' }
  /** There is no code (any more): never sent, expired, used, or tried too often. */
  | { result: 'none' };

/**
 * Makes six-digit codes and checks them. The code itself stays with the visitor, sealed (encrypted and signed) with the
 * first of `secrets`, so that every replica that knows it can check the code; the others still open what they sealed
 * before. See docs/decisions/020-sealed-codes.md.
 */
export class Codes {
  private readonly secrets: readonly string[];
  private readonly tries: Tries;
  private readonly now: () => number;

  constructor(secrets: readonly string[], tries: Tries, now: () => number = Date.now) {
    this.secrets = secrets;
    this.tries = tries;
    this.now = now;
  }

  /** A new code and the sealed ticket that knows it. */
  async issue(): Promise<{ code: string; sealed: string }> {
    // From the system's secure source, never from the page's seed: a code in a mail is a secret.
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const ticket = { id: randomUUID(), code, tries: 0, ends: this.now() + LIFETIME_S * 1000 };
    return { code, sealed: await this.seal(ticket) };
  }

  /** Rejects, and says nothing about the code, when the try cannot be counted. */
  async verify(sealed: string | undefined, typed: string): Promise<Verdict> {
    const ticket = sealed ? await this.open(sealed) : undefined;
    if (!ticket) return { result: 'none' };
    const right = sameText(ticket.code, typed);
    // Counted before anything is said, in one step: requests that come at once, here or at another replica, must not share
    // one try. The right code uses up all of them.
    const counted = await this.tries.add(ticket.id, right ? MAX_TRIES : 1);
    const before = Math.max(ticket.tries, counted);
    if (before >= MAX_TRIES) return { result: 'none' };
    if (right) return { result: 'right' };
    const tries = before + 1;
    if (tries >= MAX_TRIES) return { result: 'exhausted' };
    const secondsLeft = Math.ceil((ticket.ends - this.now()) / 1000);
    return { result: 'wrong', sealed: await this.seal({ ...ticket, tries }), secondsLeft };
  }

  private seal(ticket: Ticket): Promise<string> {
    return seal(ticket, this.secrets[0] ?? '', defaults);
  }

  /** Undefined for what we did not seal, or sealed too long ago. */
  private async open(sealed: string): Promise<Ticket | undefined> {
    for (const secret of this.secrets) {
      try {
        const ticket = (await unseal(sealed, secret, defaults)) as Ticket;
        return ticket.ends > this.now() ? ticket : undefined;
      } catch {
        // Sealed with the other secret, or not by us.
      }
    }
    return undefined;
  }
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
