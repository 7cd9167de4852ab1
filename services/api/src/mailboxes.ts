import { EventEmitter } from 'node:events';

export interface Mail {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  /** When it was delivered, in ISO 8601. */
  date: string;
}

/** Mail by the address it was sent to. Nothing lists the addresses: to read a mailbox, you must know its address. */
export interface Mailboxes {
  /** Keeps a mail for ten minutes. Each address keeps its last twenty mails. */
  deliver(address: string, mail: Mail): Promise<void>;
  /** Newest first. */
  read(address: string): Promise<Mail[]>;
  /** Calls `delivered` after each delivery to the address, until you call the returned function. */
  follow(address: string, delivered: () => void): Promise<() => void>;
  close(): Promise<void>;
}

export const KEPT_MS = 10 * 60_000;
export const KEPT_MAILS = 20;

/** For all mail together, in characters. A script that sends as fast as the limits allow fills a third of it. */
const MAX_SIZE = 32 * 1024 * 1024;

interface Kept {
  mail: Mail;
  size: number;
  until: number;
}

/** Mailboxes in the memory of this process. If they are full, the mailbox that has waited longest for mail is emptied. */
export function memoryMailboxes(now: () => number = Date.now, maxSize = MAX_SIZE): Mailboxes {
  /** In each mailbox the newest mail comes first. The mailbox with the newest mail is the last of the map. */
  const boxes = new Map<string, Kept[]>();
  const followers = new EventEmitter().setMaxListeners(0);
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
      // The mailboxes after this one have newer mail.
      if (kept.length > 0) return;
      keep(address, kept);
    }
  };
  // Old mail must go even if nobody asks for it.
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
      followers.emit(address);
    },
    read: async (address) => current(address).map(({ mail }) => mail),
    follow: async (address, delivered) => {
      followers.on(address, delivered);
      return () => followers.off(address, delivered);
    },
    close: async () => {
      clearInterval(sweeping);
      boxes.clear();
      followers.removeAllListeners();
    },
  };
}

function total(kept: Kept[]): number {
  return kept.reduce((sum, { size }) => sum + size, 0);
}
