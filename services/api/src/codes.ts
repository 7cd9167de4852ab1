import { randomInt, randomUUID } from 'node:crypto';
import { defaults, seal, unseal } from 'iron-webcrypto';
import { sameText } from '../../common/src/sameText.ts';

/** How long a code can be used. */
export const LIFETIME_S = 10 * 60;
/** A code ends after this many wrong tries. */
const MAX_TRIES = 5;

/** Counts how often each code was tried. A visitor who sends an old cookie again must not get new tries. */
export interface Tries {
  /** Adds `by` tries in one step, and resolves with how many there were before. Rejects if it cannot count them. */
  add(id: string, by: number): Promise<number>;
}

/** The content of the cookie. Visitors can neither read nor change it. */
interface Ticket {
  /** Identifies the code, so that its tries are counted even if an old cookie is sent again. */
  id: string;
  code: string;
  /** How many wrong tries this cookie knows of. */
  tries: number;
  /** When the code ends, in milliseconds since 1970. */
  ends: number;
}

type CodeCheck =
  | { result: 'right' }
  /** `sealed` replaces the cookie. */
  | { result: 'wrong'; sealed: string; secondsLeft: number }
  /** Wrong, and it was the last try. */
  | { result: 'exhausted' }
  /** No code was sent, or it has ended: by time, by success or by too many tries. */
  | { result: 'none' };

/**
 * Makes six-digit codes and checks them. The visitor keeps the code, sealed (encrypted and signed) with the first of
 * `secrets`. Each replica with that secret can check it. The other secrets only open what was sealed before.
 * See docs/decisions/020-sealed-codes.md.
 */
export function createCodes(secrets: readonly string[], tries: Tries, now: () => number = Date.now) {
  const sealed = (ticket: Ticket) => seal(ticket, secrets[0] ?? '', defaults);

  /** Undefined if we did not seal it, or if its time is over. */
  async function open(cookie: string): Promise<Ticket | undefined> {
    for (const secret of secrets) {
      try {
        const ticket = (await unseal(cookie, secret, defaults)) as Ticket;
        return ticket.ends > now() ? ticket : undefined;
      } catch {
        // Sealed with another secret, or not by us.
      }
    }
    return undefined;
  }

  return {
    /** Makes a new code. Resolves with it and with the cookie that holds it. */
    async issue(): Promise<{ code: string; sealed: string }> {
      // From the system's secure source and not from the page's seed, because the code in a mail is a secret.
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const ends = now() + LIFETIME_S * 1000;
      return { code, sealed: await sealed({ id: randomUUID(), code, tries: 0, ends }) };
    },

    /** Rejects if the try cannot be counted. Then it does not say whether the code is right. */
    async verify(cookie: string | undefined, typed: string): Promise<CodeCheck> {
      const ticket = cookie ? await open(cookie) : undefined;
      if (!ticket) return { result: 'none' };
      const right = sameText(ticket.code, typed);
      // Counted first and in one step: requests at the same time, here or at another replica, must not share one try.
      // The right code uses up all tries.
      const counted = await tries.add(ticket.id, right ? MAX_TRIES : 1);
      const before = Math.max(ticket.tries, counted);
      if (before >= MAX_TRIES) return { result: 'none' };
      if (right) return { result: 'right' };
      if (before + 1 >= MAX_TRIES) return { result: 'exhausted' };
      const secondsLeft = Math.ceil((ticket.ends - now()) / 1000);
      return { result: 'wrong', sealed: await sealed({ ...ticket, tries: before + 1 }), secondsLeft };
    },
  };
}

export type Codes = ReturnType<typeof createCodes>;
