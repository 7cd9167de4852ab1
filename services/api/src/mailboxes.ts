import { EventEmitter } from 'node:events';
import { LRUCache } from 'lru-cache';

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
  /** In each mailbox the newest mail comes first. It is only looked at by `peek`, so what was read last counts no more than others. */
  const boxes = new LRUCache<string, Kept[]>({
    maxSize,
    sizeCalculation: (kept) => kept.reduce((sum, { size }) => sum + size, 0),
    ttl: KEPT_MS,
    perf: { now },
  });
  const followers = new EventEmitter().setMaxListeners(0);
  const current = (address: string) => (boxes.peek(address) ?? []).filter(({ until }) => until > now());
  // Old mail must go even if nobody asks for it.
  const sweeping = setInterval(() => boxes.purgeStale(), KEPT_MS / 10).unref();

  return {
    deliver: async (address, mail) => {
      const kept = { mail, size: JSON.stringify(mail).length + 1000, until: now() + KEPT_MS };
      boxes.set(address, [kept, ...current(address)].slice(0, KEPT_MAILS));
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
