import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { apiWithInbox, apiWithMail, closeAll, otherThan, Visitor } from '../test/api.ts';
import { codeIn } from '../test/mailServer.ts';
import { hasStore, RedisServer } from '../test/redis.ts';
import { KEPT_MS } from './mailboxes.ts';
import { sharedMailboxes } from './sharedMailboxes.ts';
import { Store, sharedTries } from './store.ts';

const OLD = 'a secret of more than thirty-two characters';
const NEW = 'another secret of more than thirty-two characters';
const AWAY = { status: 503, message: 'Something that this server needs is away. Please try again in a moment.' };

const NOTHING = '$-1\r\n';

const LIES: Record<string, (client: Socket) => void> = {
  'with nonsense': (client) => client.write(NOTHING),
  'with a text': (client) => client.write('+OK\r\n'),
  'with a list that is not of numbers': (client) => client.write('*2\r\n+few\r\n+soon\r\n'),
  'without end': (client) => client.write(`$2000000000\r\n`) && endless(client),
};

test('a store that answers a script with nonsense or without end counts as away', async () => {
  const told: string[] = [];
  const left = Object.keys(LIES);
  const liar = createServer((client) => {
    client.on('data', (asked) => {
      if (String(asked).includes('eval')) {
        told.push(left.shift() ?? 'once too often');
        LIES[told.at(-1) ?? '']?.(client);
      } else client.write(NOTHING.repeat(String(asked).match(/^\*\d/gm)?.length ?? 0));
    });
    client.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(liar, 'listening');
  try {
    const { api } = await apiWithMail({ redisUrl: `redis://127.0.0.1:${(liar.address() as AddressInfo).port}` });
    for (const lie of Object.keys(LIES)) {
      expect([lie, await new Visitor(api.url).sendEmail('tester@example.com')]).toMatchObject([lie, AWAY]);
      expect(told.at(-1)).toBe(lie);
    }
  } finally {
    await closeAll();
    liar.close();
  }
});

test('a store that counts no tries gives no free try', async () => {
  const store = new Store('redis://127.0.0.1:1');
  jest.spyOn(store, 'eval').mockResolvedValue('few');
  await expect(sharedTries(store).add('id', 1)).rejects.toMatchObject({ statusCode: 503 });
});

function endless(client: Socket): void {
  const more = setInterval(() => client.write('x'.repeat(1000)), 20);
  client.once('close', () => clearInterval(more));
}

(hasStore('replicas that share a store') ? describe : describe.skip)('replicas that share a store', () => {
  let redis: RedisServer;
  let one: Awaited<ReturnType<typeof apiWithMail>>;
  let other: typeof one;
  const connections: { disconnect(): unknown }[] = [];
  const stores: RedisServer[] = [];
  beforeAll(async () => {
    redis = await RedisServer.start();
    [one, other] = [await replica(), await replica()];
  });
  beforeEach(async () => {
    for (const { mail } of [one, other]) mail.reset();
    await connection(new Redis(redis.url)).flushall();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const opened of connections.splice(0)) opened.disconnect();
    for (const store of stores.splice(0)) await store.kill();
  });
  afterAll(async () => {
    await closeAll();
    await redis.kill();
  });

  /** A store that ends with the test. */
  function ofTest(store: RedisServer): RedisServer {
    stores.push(store);
    return store;
  }

  /** Closes the connection after the test, even a failed one: an open connection keeps the process alive. */
  function connection<T extends Redis>(opened: T): T {
    connections.push(opened);
    return opened;
  }

  const replica = (options: Parameters<typeof apiWithMail>[0] = {}) =>
    apiWithMail({ redisUrl: redis.url, secrets: [OLD], ...options });

  /** A visitor who got a code from the first of two replicas. */
  async function withCode() {
    const visitor = new Visitor(one.api.url);
    await visitor.sendEmail('tester@example.com');
    const { cookie } = visitor;
    /** A browser at one of the replicas. It still sends the first cookie. */
    const replay = (time: number) => Object.assign(new Visitor((time % 2 ? other : one).api.url), { cookie });
    return { code: codeIn(one.mail.mails[0]), replay };
  }

  /** How many answers had each status. */
  const count = (answers: { status: number }[]) => {
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };

  test('a code ends after five wrong tries at two replicas, not twenty', async () => {
    const { code, replay } = await withCode();
    const messages: string[] = [];
    for (let time = 0; time < 20; time++) messages.push((await replay(time).verify(otherThan(code))).message);
    expect(messages.slice(0, 4)).toEqual(Array(4).fill('The validation code is wrong.'));
    expect(messages[4]).toMatch(/^Too many wrong/);
    expect(messages.slice(5)).toEqual(Array(15).fill(expect.stringMatching(/^There is no validation code/)));
    for (const time of [0, 1]) expect((await replay(time).verify(code)).status).toBe(410);
  });

  test('tries at the same moment at two replicas are counted one by one', async () => {
    const { code, replay } = await withCode();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => replay(n).verify(otherThan(code))));
    expect(count(answers)).toEqual({ 403: 4, 410: 36 });
    expect(answers.filter(({ message }) => message.startsWith('Too many wrong'))).toHaveLength(1);
    expect((await replay(1).verify(code)).status).toBe(410);
  });

  test('the right code is right once, even at the same moment at two replicas', async () => {
    const { code, replay } = await withCode();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => replay(n).verify(code)));
    expect(count(answers)).toEqual({ 200: 1, 410: 19 });
  });

  test('replicas count mails and requests together', async () => {
    const limits = { mailsPerRecipient: 3, mailsPerAddress: 8, triesPerAddress: 4 };
    const [one, other] = [await replica({ limits }), await replica({ limits })];
    const everywhere = (ask: (visitor: Visitor) => Promise<{ status: number }>) =>
      Promise.all([one, other, one, other, one, other].map(({ api }) => ask(new Visitor(api.url))));
    expect(count(await everywhere((visitor) => visitor.sendEmail('tester@example.com')))).toEqual({ 200: 3, 429: 3 });
    expect(one.mail.mails.length + other.mail.mails.length).toBe(3);
    expect(count(await everywhere((visitor) => visitor.sendEmail('nonsense')))).toEqual({ 400: 2, 429: 4 });
    expect(count(await everywhere((visitor) => visitor.verify('000000')))).toEqual({ 410: 4, 429: 2 });
  });

  test('each inbox shows the mail of all replicas, also to a client that waits for it', async () => {
    const redis = ofTest(await RedisServer.start());
    const options = { redisUrl: redis.url, secrets: [OLD] };
    const [one, other] = [await apiWithInbox(options), await apiWithInbox(options)];
    const mailbox = (inbox: string, query = '') => fetch(`${inbox}/api/mailbox/tester@anywhere.test${query}`);
    const waiting = mailbox(other.inbox, '?wait=20');
    await new Visitor(one.api.url).sendEmail('tester@anywhere.test');
    const mails = [await (await waiting).json(), await (await mailbox(one.inbox)).json()];
    expect(mails[0]).toMatchObject({ mails: [{ subject: 'Your validation code' }] });
    expect(mails[1]).toEqual(mails[0]);

    await redis.kill();
    for (const query of ['', '?wait=20', '/events']) {
      const answer = await mailbox(other.inbox, query);
      expect({ status: answer.status, ...(await answer.json()) }).toEqual(AWAY);
    }
  });

  test('shared mail ends after its own time, and followers are called again when the store is back', async () => {
    let now = 0;
    const redis = ofTest(await RedisServer.start());
    const store = connection(new Store(redis.url));
    await store.open();
    const boxes = await sharedMailboxes(store, () => now);
    connections.push({ disconnect: () => boxes.close() });
    const mail = (id: string) => ({ id, from: '', to: '', subject: '', text: '', date: '' });
    await boxes.deliver('a@b.test', mail('first'));
    now = KEPT_MS - 1;
    await boxes.deliver('a@b.test', mail('second'));
    expect((await boxes.read('a@b.test')).map(({ id }) => id)).toEqual(['second', 'first']);
    now = KEPT_MS;
    expect((await boxes.read('a@b.test')).map(({ id }) => id)).toEqual(['second']);

    const told = new Promise<void>((resolve) => void boxes.follow('a@b.test', resolve));
    await boxes.follow('a@b.test', () => {});
    await redis.kill();
    await redis.start();
    await told;
  });

  test('you can change the secret of one replica after the other, and no code is lost', async () => {
    const conversation = async (sealing: typeof one, opening: typeof one) => {
      const visitor = new Visitor(sealing.api.url);
      await visitor.sendEmail('tester@example.com');
      const there = new Visitor(opening.api.url);
      there.cookie = visitor.cookie;
      return (await there.verify(codeIn(sealing.mail.mails.at(-1)))).status;
    };
    const [both, changed] = [await replica({ secrets: [NEW, OLD] }), await replica({ secrets: [NEW] })];
    expect(await conversation(one, both)).toBe(200);
    expect(await conversation(both, changed)).toBe(200);
    expect(await conversation(one, changed)).toBe(410);
  });

  test('all keys have a prefix and an end', async () => {
    const { code, replay } = await withCode();
    await replay(0).verify(otherThan(code));
    const client = connection(new Redis(redis.url));
    const keys = await client.keys('*');
    expect(keys.filter((key) => key.startsWith('playground:tries:'))).toHaveLength(1);
    expect(keys.filter((key) => key.startsWith('playground:limit:'))).toHaveLength(3);
    expect(keys).toHaveLength(4);
    for (const key of keys) expect(await client.pttl(key)).toBeGreaterThan(500_000);
  });

  test('if the store is gone, the API says so within two seconds, and uses it again when it is back', async () => {
    const { code, replay } = await withCode();
    await redis.kill();
    const since = Date.now();
    for (const typed of [code, otherThan(code)]) expect(await replay(0).verify(typed)).toMatchObject(AWAY);
    expect(await replay(0).sendEmail('tester@example.com')).toMatchObject(AWAY);
    expect(Date.now() - since).toBeLessThan(2000);
    // Routes that do not need the store still work.
    expect((await fetch(`${one.api.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${one.api.url}/reverse?format=json&lat=48.5&lon=9`)).status).toBe(200);

    await redis.start();
    expect(await untilBack(() => replay(0).verify(otherThan(code)))).toBe(403);
    expect(await untilBack(() => replay(1).verify(code))).toBe(200);
  });

  test('if the store does not answer, the API says so within two seconds, and gives no free try', async () => {
    const { code, replay } = await withCode();
    redis.freeze();
    const since = Date.now();
    const answers = await Promise.all([0, 1, 2, 3].map((time) => replay(time).verify(code)));
    expect(Date.now() - since).toBeLessThan(2000);
    for (const answer of answers) expect(answer).toMatchObject(AWAY);
    redis.thaw();
    expect(await untilBack(() => replay(0).verify(otherThan(code)))).toBe(403);
    expect(await untilBack(() => replay(1).verify(code))).toBe(200);
  });

  test('the API starts without the store, and uses it when it comes', async () => {
    const redis = ofTest(await RedisServer.stopped());
    const { api } = await replica({ redisUrl: redis.url });
    expect(await new Visitor(api.url).sendEmail('tester@example.com')).toMatchObject(AWAY);
    await redis.start();
    expect(await untilBack(() => new Visitor(api.url).sendEmail('tester@example.com'))).toBe(200);
  });

  test('says whether it is ready', async () => {
    const redis = ofTest(await RedisServer.start());
    const store = connection(new Store(redis.url));
    await store.open();
    expect(await store.isReady()).toBe(true);
    redis.freeze();
    expect(await store.isReady()).toBe(false);
    await redis.kill();
    expect(await store.isReady()).toBe(false);
  });

  test('what is no JSON in the store is answered with 503 and stays there, and the log says so once', async () => {
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { api, inbox } = await apiWithInbox({ redisUrl: redis.url, secrets: [OLD], log: true });
    const client = connection(new Redis(redis.url));
    const order = randomUUID();
    for (const key of ['notes:a', 'lab:a', 'challenge:a', `order:${order}`])
      await client.set(`playground:run:${key}`, '{"cut');
    await client.lpush('playground:mail:a@b.test', '{"cut');
    const ask = async (address: string, body?: object) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(address, { ...(body && { method: 'POST', headers, body: JSON.stringify(body) }) });
      return { status: answer.status, ...(await answer.json()) };
    };
    for (const path of ['notes?run=a', 'lab/seen?run=a', `shop-order?order=${order}`])
      expect(await ask(`${api.url}/${path}`)).toEqual(AWAY);
    expect(await ask(`${api.url}/challenge-check`, { token: 'a', action: 'passes' })).toEqual(AWAY);
    expect(await ask(`${inbox}/api/mailbox/a@b.test`)).toEqual(AWAY);
    expect(await client.get('playground:run:notes:a')).toBe('{"cut');
    const lines = write.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('nonsense'));
    expect(lines).toEqual([expect.stringContaining('the store answers nonsense')]);
  });

  test('the log says once that the store is away, and why, but not the password', async () => {
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const lines = () => write.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('the store'));
    const { api } = await replica({ log: true, redisUrl: (await RedisServer.stopped()).url });
    const redis = ofTest(await RedisServer.start('--requirepass', 'hunter2'));
    const wrong = await replica({ log: true, redisUrl: redis.url.replace('://', '://:hunter3@') });
    expect(await new Visitor(wrong.api.url).sendEmail('tester@example.com')).toMatchObject(AWAY);
    expect(lines()).toEqual([
      expect.stringContaining('"reason":"ECONNREFUSED","msg":"the store is away"'),
      expect.stringContaining('"reason":"WRONGPASS'),
    ]);
    expect(await new Visitor(api.url).sendEmail('tester@example.com')).toMatchObject(AWAY);
    expect(write.mock.calls.join('')).not.toMatch(/hunter|tester/);
    const right = await replica({ redisUrl: redis.url.replace('://', '://:hunter2@') });
    expect((await new Visitor(right.api.url).sendEmail('tester@example.com')).status).toBe(200);
  });
});

/** The first status other than 503. The API connects to the store again within a second. */
async function untilBack(ask: () => Promise<{ status: number }>): Promise<number> {
  for (;;) {
    const { status } = await ask();
    if (status !== 503) return status;
  }
}
