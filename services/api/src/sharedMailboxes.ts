import { EventEmitter } from 'node:events';
import { KEPT_MAILS, KEPT_MS, type Mail, type Mailboxes } from './mailboxes.ts';
import { Store } from './store.ts';

/** The channel that reports deliveries to all replicas. A message is the address that has new mail, without the mail. */
const DELIVERED = 'playground:delivered';

/** A script, because nothing else runs between its steps: no mailbox is without an end, and a reported mail can be read. */
const DELIVER = `
  redis.call('LPUSH', KEYS[1], ARGV[1])
  redis.call('LTRIM', KEYS[1], 0, ARGV[2] - 1)
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  redis.call('PUBLISH', ARGV[4], ARGV[5])
`;

interface Kept {
  mail: Mail;
  /** In milliseconds since 1970. Needed for each mail, because the store keeps a mailbox as long as its newest mail. */
  until: number;
}

/** Mailboxes that all replicas share. Resolves when deliveries are reported, or when the store turns out to be away. */
export async function sharedMailboxes(store: Store, now: () => number = Date.now): Promise<Mailboxes> {
  const followers = new EventEmitter().setMaxListeners(0);
  // A second connection, because one that subscribes can do nothing else.
  const subscriber = new Store(store.url);
  subscriber.on('message', (_, address: string) => followers.emit(address));
  await subscriber.open();
  // From the second connection on. At the first one nobody follows yet.
  subscriber.on('ready', async () => {
    try {
      await subscriber.subscribe(DELIVERED);
      // Deliveries while the connection was gone were not reported.
      for (const address of followers.eventNames()) followers.emit(address);
    } catch {
      // The store is away again. There will be another `ready`.
    }
  });

  return {
    deliver: async (address, mail) => {
      const kept = JSON.stringify({ mail, until: now() + KEPT_MS } satisfies Kept);
      await store.eval(DELIVER, 1, keyOf(address), kept, KEPT_MAILS, KEPT_MS, DELIVERED, address);
    },
    read: async (address) => {
      const all = (await store.lrange(keyOf(address), 0, -1)).map((kept) => store.parse<Kept>(kept));
      return all.filter(({ until }) => until > now()).map(({ mail }) => mail);
    },
    follow: async (address, delivered) => {
      followers.on(address, delivered);
      try {
        // Subscribing again shows whether the store is there, and that no delivery is missed from now on.
        await subscriber.subscribe(DELIVERED);
      } catch (error) {
        followers.off(address, delivered);
        throw error;
      }
      return () => followers.off(address, delivered);
    },
    close: async () => subscriber.disconnect(),
  };
}

function keyOf(address: string): string {
  return `mail:${address}`;
}
