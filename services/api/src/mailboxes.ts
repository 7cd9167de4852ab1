export interface Mail {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  /** When it was delivered, in ISO 8601. */
  date: string;
}

/** Mail by the address it was sent to. There is no list of all of it: who reads a mailbox knows its address. */
export interface Mailboxes {
  /** Keeps a mail for ten minutes, the last twenty of an address. */
  deliver(address: string, mail: Mail): Promise<void>;
  /** Newest first. */
  read(address: string): Promise<Mail[]>;
  /** Calls back after every delivery to the address, until the returned function is called. */
  follow(address: string, delivered: () => void): Promise<() => void>;
  close(): Promise<void>;
}

export const KEPT_MS = 10 * 60_000;
export const KEPT_MAILS = 20;

/** All mail together, in characters. A script that mails as fast as it may for ten minutes fills a third of it. */
const MAX_SIZE = 32 * 1024 * 1024;

interface Kept {
  mail: Mail;
  size: number;
  until: number;
}

/** Mailboxes in the memory of this process. When they are full, the one that got no mail for the longest time goes. */
export function memoryMailboxes(now: () => number = Date.now, maxSize = MAX_SIZE): Mailboxes {
  /** Newest mail first in each, and the mailbox that got mail last at the end. */
  const boxes = new Map<string, Kept[]>();
  const followers = new Map<string, Set<() => void>>();
  let size = 0;

  const keep = (address: string, kept: Kept[]) => {
    size += total(kept) - total(boxes.get(address) ?? []);
    boxes.delete(address);
    if (kept.length > 0) boxes.set(address, kept);
  };
  const current = (address: string) => (boxes.get(address) ?? []).filter(({ until }) => until > now());
  const sweep = () => {
    for (const address of [...boxes.keys()]) {
      const kept = current(address);
      // In the order of their newest mail: the ones behind have none that is older.
      if (kept.length > 0) return;
      keep(address, kept);
    }
  };
  // Mail is gone after its time, also when nobody asks any more.
  const sweeping = setInterval(sweep, KEPT_MS / 10).unref();

  return {
    deliver: async (address, mail) => {
      sweep();
      const kept = { mail, size: JSON.stringify(mail).length + 1000, until: now() + KEPT_MS };
      keep(address, [kept, ...current(address)].slice(0, KEPT_MAILS));
      for (const [oldest] of boxes) {
        if (size <= maxSize) break;
        keep(oldest, []);
      }
      for (const delivered of followers.get(address) ?? []) delivered();
    },
    read: async (address) => current(address).map(({ mail }) => mail),
    follow: async (address, delivered) => {
      const all = followers.get(address) ?? new Set();
      followers.set(address, all.add(delivered));
      return () => {
        all.delete(delivered);
        if (all.size === 0) followers.delete(address);
      };
    },
    close: async () => {
      clearInterval(sweeping);
      boxes.clear();
      followers.clear();
    },
  };
}

function total(kept: Kept[]): number {
  return kept.reduce((sum, { size }) => sum + size, 0);
}
