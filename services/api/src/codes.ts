import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { defaults, seal, unseal } from 'iron-webcrypto';

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
 * Makes six-digit codes and checks them. The code itself stays with the visitor, sealed (encrypted and signed) with
 * `secret`, so that every replica that knows the secret can check it; see docs/decisions/020-sealed-codes.md.
 *
 * `seen` holds only what a replayed cookie must not undo: how often each code was tried here, and that it was used.
 */
export class Codes {
  private readonly seen = new Map<string, { tries: number; forgottenAt: number }>();
  private readonly secret: string;
  private readonly now: () => number;

  constructor(secret: string, now: () => number = Date.now) {
    this.secret = secret;
    this.now = now;
  }

  /** A new code and the sealed ticket that knows it. */
  async issue(): Promise<{ code: string; sealed: string }> {
    // From the system's secure source, never from the page's seed: a code in a mail is a secret.
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const ticket = { id: randomUUID(), code, tries: 0, ends: this.now() + LIFETIME_S * 1000 };
    return { code, sealed: await this.seal(ticket) };
  }

  async verify(sealed: string | undefined, typed: string): Promise<Verdict> {
    const ticket = sealed ? await this.open(sealed) : undefined;
    if (!ticket) return { result: 'none' };
    // From here to the count nothing waits: requests that come at once must not share one try.
    const tries = Math.max(ticket.tries, this.seen.get(ticket.id)?.tries ?? 0);
    if (tries >= MAX_TRIES) return { result: 'none' };
    if (sameText(ticket.code, typed)) {
      this.remember(ticket.id, MAX_TRIES);
      return { result: 'right' };
    }
    this.remember(ticket.id, tries + 1);
    if (tries + 1 >= MAX_TRIES) return { result: 'exhausted' };
    const secondsLeft = Math.ceil((ticket.ends - this.now()) / 1000);
    return { result: 'wrong', sealed: await this.seal({ ...ticket, tries: tries + 1 }), secondsLeft };
  }

  /** How many codes are remembered: those that were tried within the last ten minutes. */
  get size(): number {
    return this.seen.size;
  }

  private remember(id: string, tries: number): void {
    const now = this.now();
    // Put back at the end: the map's order is then the order in which entries are forgotten, and the sweep can stop early.
    this.seen.delete(id);
    this.seen.set(id, { tries, forgottenAt: now + LIFETIME_S * 1000 });
    for (const [old, { forgottenAt }] of this.seen) {
      if (forgottenAt > now) break;
      this.seen.delete(old);
    }
  }

  private seal(ticket: Ticket): Promise<string> {
    return seal(ticket, this.secret, defaults);
  }

  /** Undefined for what we did not seal, or sealed too long ago. */
  private async open(sealed: string): Promise<Ticket | undefined> {
    try {
      const ticket = (await unseal(sealed, this.secret, defaults)) as Ticket;
      return ticket.ends > this.now() ? ticket : undefined;
    } catch {
      return undefined;
    }
  }
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
