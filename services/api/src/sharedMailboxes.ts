import { EventEmitter } from 'node:events';
import { KEPT_MAILS, KEPT_MS, type Mail, type Mailboxes } from './mailboxes.ts';
import type { Store } from './store.ts';

/** Where a delivery is told to all replicas: with the address that has new mail, and nothing of the mail. */
const DELIVERED = 'playground:delivered';

/** In one step, so that no mailbox is left without an end, and whoever is told of a mail can read it. */
const DELIVER = `
  redis.call('LPUSH', KEYS[1], ARGV[1])
  redis.call('LTRIM', KEYS[1], 0, ARGV[2] - 1)
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  redis.call('PUBLISH', ARGV[4], ARGV[5])
`;

interface Kept {
  mail: Mail;
  /** In milliseconds of the clock: a mailbox lasts as long as its newest mail. */
  until: number;
}

/** Mailboxes that all replicas share. Resolves once it can be followed what comes, or the store turns out to be away. */
export async function sharedMailboxes(store: Store, now: () => number = Date.now): Promise<Mailboxes> {
  const followers = new EventEmitter().setMaxListeners(0);
  const subscriber = store.another();
  subscriber.on('message', (_, address: string) => followers.emit(keyOf(address)));
  await subscriber.open();
  // From the second connection on: the first has nobody to tell.
  subscriber.on('ready', async () => {
    try {
      await subscriber.subscribe(DELIVERED);
      // Of what came while the connection was gone nobody was told.
      for (const key of followers.eventNames()) followers.emit(key);
    } catch {
      // Gone again: it will be ready again.
    }
  });

  return {
    deliver: async (address, mail) => {
      const kept = JSON.stringify({ mail, until: now() + KEPT_MS } satisfies Kept);
      await store.eval(DELIVER, 1, keyOf(address), kept, KEPT_MAILS, KEPT_MS, DELIVERED, address);
    },
    read: async (address) => {
      const all: Kept[] = (await store.lrange(keyOf(address), 0, -1)).map((kept) => JSON.parse(kept));
      return all.filter(({ until }) => until > now()).map(({ mail }) => mail);
    },
    follow: async (address, delivered) => {
      // A listener of its own, even when somebody follows twice with the same function.
      const listener = () => delivered();
      followers.on(keyOf(address), listener);
      try {
        // Again, as it says whether the store is there, and that nothing is missed from here on.
        await subscriber.subscribe(DELIVERED);
      } catch (error) {
        followers.off(keyOf(address), listener);
        throw error;
      }
      return () => followers.off(keyOf(address), listener);
    },
    close: async () => subscriber.disconnect(),
  };
}

function keyOf(address: string): string {
  return `mail:${address}`;
}
