import { randomUUID } from 'node:crypto';
import { hasStore, RedisServer } from '../test/redis.ts';
import { KEPT_MAILS, KEPT_MS, type Mail, type Mailboxes, memoryMailboxes } from './mailboxes.ts';
import { sharedMailboxes } from './sharedMailboxes.ts';
import { Store } from './store.ts';

let boxes: Mailboxes;

afterEach(() => boxes.close());

function mail(text = ''): Mail {
  const date = '2026-01-01T00:00:00.000Z';
  return { id: randomUUID(), from: 'a@from.test', to: 'a@to.test', subject: 'Hello', text, date };
}

const texts = async (address: string) => (await boxes.read(address)).map(({ text }) => text);

/** An address that no other test uses, because a store may live longer than a test. */
const newAddress = () => `${randomUUID()}@example.com`;

let redis: RedisServer | undefined;

afterAll(() => redis?.kill());

async function openShared(): Promise<Mailboxes> {
  redis ??= await RedisServer.start();
  const store = new Store(redis.url);
  await store.open();
  const shared = await sharedMailboxes(store);
  return {
    ...shared,
    close: async () => {
      await shared.close();
      store.disconnect();
    },
  };
}

const kinds: [string, () => Promise<Mailboxes>][] = [['the process', async () => memoryMailboxes()]];
if (hasStore('mailboxes in a shared store')) kinds.push(['a shared store', openShared]);

/** Both kinds of mailboxes must pass these tests. */
describe.each(kinds)('mailboxes in %s', (_, open: () => Promise<Mailboxes>) => {
  beforeEach(async () => {
    boxes = await open();
  });

  test('return a mail as it was delivered', async () => {
    const address = newAddress();
    const delivered = mail('Your code is 012345\n\u{1f600}');
    await boxes.deliver(address, delivered);
    expect(await boxes.read(address)).toEqual([delivered]);
  });

  test('have the newest mail first, and the last twenty', async () => {
    const address = newAddress();
    for (let number = 1; number <= KEPT_MAILS + 2; number++) await boxes.deliver(address, mail(String(number)));
    expect(await texts(address)).toEqual(Array.from({ length: KEPT_MAILS }, (_, index) => String(22 - index)));
  });

  test('are empty at first, and do not mix mail of different addresses', async () => {
    const [one, other] = [newAddress(), newAddress()];
    await boxes.deliver(one, mail('for one'));
    expect(await texts(one)).toEqual(['for one']);
    expect(await texts(other)).toEqual([]);
    for (const name of ['__proto__', 'constructor', '']) expect(await texts(name)).toEqual([]);
  });

  test('call a follower after each delivery to its address, when the mail can be read, and after no other', async () => {
    const [one, other] = [newAddress(), newAddress()];
    const read: Promise<string[]>[] = [];
    const both = new Promise<void>((resolve) => {
      boxes.follow(one, () => {
        if (read.push(texts(one)) === 2) resolve();
      });
    });
    await boxes.follow(one, () => {});
    await boxes.deliver(other, mail('for the other'));
    await boxes.deliver(one, mail('first'));
    await boxes.deliver(one, mail('second'));
    await both;
    expect((await read[0])?.at(-1)).toBe('first');
    expect(await read[1]).toEqual(['second', 'first']);
  });

  test('do not call a follower that has left', async () => {
    const address = newAddress();
    const gone = jest.fn();
    const unfollow = await boxes.follow(address, gone);
    const told = new Promise<void>((resolve) => void boxes.follow(address, resolve));
    unfollow();
    await boxes.deliver(address, mail());
    await told;
    expect(gone).not.toHaveBeenCalled();
  });
});

test('each mail is gone after its own ten minutes', async () => {
  let now = 0;
  boxes = memoryMailboxes(() => now);
  await boxes.deliver('a@to.test', mail('first'));
  now = KEPT_MS / 2;
  await boxes.deliver('a@to.test', mail('second'));
  now = KEPT_MS - 1;
  expect(await texts('a@to.test')).toEqual(['second', 'first']);
  now = KEPT_MS;
  expect(await texts('a@to.test')).toEqual(['second']);
  now = 1.5 * KEPT_MS;
  expect(await texts('a@to.test')).toEqual([]);
});

test('a script that mails to more and more addresses empties the oldest mailboxes, and does not fill the memory', async () => {
  boxes = memoryMailboxes(Date.now, 100_000);
  const large = 'x'.repeat(20_000);
  await boxes.deliver('old@to.test', mail('old'));
  await boxes.deliver('kept@to.test', mail('kept'));
  await boxes.deliver('old@to.test', mail('new'));
  await boxes.deliver('1@to.test', mail(large));
  await boxes.deliver('2@to.test', mail(large));
  await boxes.deliver('3@to.test', mail(large));
  await boxes.deliver('4@to.test', mail(large));
  expect(await texts('kept@to.test')).toEqual(['kept']);
  await boxes.deliver('5@to.test', mail('x'.repeat(11_500)));
  expect(await texts('kept@to.test')).toEqual([]);
  expect(await texts('old@to.test')).toEqual(['new', 'old']);
  await boxes.deliver('6@to.test', mail(large));
  expect(await texts('old@to.test')).toEqual([]);
  expect(await texts('6@to.test')).toEqual([large]);
});

test('mailboxes that were emptied free their memory', async () => {
  let now = 0;
  boxes = memoryMailboxes(() => now, 50_000);
  for (let round = 0; round < 20; round++) {
    now += KEPT_MS;
    for (const name of ['a', 'b']) await boxes.deliver(`${name}@to.test`, mail('x'.repeat(20_000)));
    expect([await texts('a@to.test'), await texts('b@to.test')].flat()).toHaveLength(2);
  }
});
