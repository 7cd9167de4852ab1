import { once, setMaxListeners } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { listen } from '../../common/src/listen.ts';
import { apiWithInbox, closeAll, Visitor } from '../test/api.ts';
import { startInbox } from './inbox.ts';
import { type Mail, memoryMailboxes } from './mailboxes.ts';
import { startReceiver } from './receiver.ts';

let { api, inbox } = {} as Awaited<ReturnType<typeof apiWithInbox>>;
/** An address of the test alone. */
let mine: string;
let tests = 0;
const own: Awaited<ReturnType<typeof startInbox>>[] = [];

beforeAll(async () => {
  ({ api, inbox } = await apiWithInbox());
});
beforeEach(() => {
  mine = `tester${tests++}@mine.example`;
});
afterEach(async () => {
  for (const { closePages, closeMail } of own.splice(0)) {
    await closePages();
    await closeMail();
  }
});
afterAll(closeAll);

/** The address of an inbox of the test alone, which has no API. */
async function ownInbox(options: Partial<Parameters<typeof startInbox>[0]> = {}): Promise<string> {
  const about = { mailboxes: memoryMailboxes(), host: 'localhost', publicUrl: 'http://localhost', build: 'a' };
  const started = await startInbox({
    ...about,
    port: 0,
    smtpPort: 0,
    log: false,
    proxies: 0,
    ready: undefined,
    ...options,
  });
  own.push(started);
  return started.url;
}

interface Answered {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A request with any header, because fetch refuses some. A stream is read to its first message. */
function ask(url: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, method, agent: false })
      .on('response', async (response) => {
        const answered = { status: response.statusCode ?? 0, headers: response.headers, body: '' };
        for await (const chunk of response) {
          answered.body += chunk;
          if (response.headers['content-type'] === 'text/event-stream') break;
        }
        resolve(answered);
      })
      .on('upgrade', (_, socket) => {
        socket.destroy();
        resolve({ status: 101, headers: {}, body: '' });
      })
      .on('error', reject);
    asked.end();
  });
}

async function mailsOf(inbox: string, address: string, query = ''): Promise<Mail[]> {
  const { status, body } = await ask(`${inbox}/api/mailbox/${encodeURIComponent(address)}${query}`);
  expect(status).toBe(200);
  return JSON.parse(body).mails;
}

/** A stream of live updates. `next` waits for the next one. */
async function follow(inbox: string, address: string) {
  const response = await fetch(`${inbox}/api/mailbox/${address}/events`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    status: response.status,
    next: async () => (await reader?.read())?.value,
    leave: () => reader?.cancel(),
  };
}

/** Sends mail without the API. */
async function mailIn(smtp: string | undefined, mail: SendMailOptions): Promise<void> {
  const transport = createTransport(`${smtp}?ignoreTLS=true`);
  await transport.sendMail({ from: 'Sender <sender@example.com>', ...mail });
  transport.close();
}

test('a mailbox shows the mails to its address, newest first, and no others. Another inbox does not have them', async () => {
  const visitor = new Visitor(api.url);
  await visitor.sendEmail(mine);
  await visitor.sendEmail('other@example.com');
  await visitor.sendEmail(mine);
  const mails = await mailsOf(inbox, mine);
  expect(mails).toHaveLength(2);
  expect(mails[0]).toEqual({
    id: expect.stringMatching(/./),
    from: '"Playground" <playground@playground.test>',
    to: mine,
    subject: 'Your validation code',
    text: expect.stringMatching(/^Your validation code is \d{6}\n/),
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect(new Set(mails.map(({ id }) => id)).size).toBe(2);
  expect(await mailsOf(await ownInbox(), mine)).toEqual([]);
  const [, code = ''] = /code is (\d{6})/.exec(mails[0]?.text ?? '') ?? [];
  expect(await visitor.verify(code)).toMatchObject({ status: 200 });
});

test.each([
  ['capitals', 'Te.St+tag@EXAMPLE.com', 'te.st+tag@example.com'],
  ['a leading at sign', '@tester@example.com', 'tester@example.com'],
  ['characters that mean something in an address', 'a/b?c#d+e@example.com', 'a/b?c#d+e@example.com'],
  ['letters of another script', 'größe@müller.example', 'größe@xn--mller-kva.example'],
  ['59 characters of three bytes', `${'字'.repeat(50)}@b.exampl`, `${'字'.repeat(50)}@b.exampl`],
])('an address with %s leads to its mailbox, on the page and in REST', async (_, typed, address) => {
  expect(await new Visitor(api.url).sendEmail(typed)).toMatchObject({ status: 200 });
  for (const written of [typed, address]) {
    expect(await mailsOf(inbox, written)).toHaveLength(1);
    const redirect = await ask(`${inbox}/mailbox?${new URLSearchParams({ address: written })}`);
    expect(redirect.status).toBe(303);
    expect((await ask(inbox + redirect.headers.location)).body).toContain('Your validation code is');
  }
});

test('nobody can list or delete mail', async () => {
  await new Visitor(api.url).sendEmail(mine);
  for (const path of [
    '/',
    '/mailbox',
    '/mailbox/',
    '/api/mailbox',
    '/api/mailbox/',
    '/api/email',
    '/api/mailbox/*@*',
  ]) {
    expect((await ask(inbox + path)).body).not.toMatch(/validation code|tester\d+@mine\.example".*subject/);
  }
  for (const method of ['DELETE', 'POST', 'PUT', 'PATCH']) {
    expect((await ask(`${inbox}/api/mailbox/${mine}`, {}, method)).status).toBe(404);
  }
  expect(await mailsOf(inbox, mine)).toHaveLength(1);
});

test('an address without mail has an empty mailbox, and what is not an address is refused with a message', async () => {
  expect(await mailsOf(inbox, 'nobody@example.com')).toEqual([]);
  for (const path of ['/api/mailbox/nobody', '/api/mailbox/a%25b@example.com', '/api/mailbox/nobody/events']) {
    const { status, body } = await ask(inbox + path);
    expect([status, JSON.parse(body)]).toEqual([400, { message: 'This is not an e-mail address.' }]);
  }
  const page = await ask(`${inbox}/mailbox/${encodeURIComponent('"><script>')}`);
  expect(page.status).toBe(400);
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  expect(page.body).toContain('This is not an e-mail address.');
  expect(page.body).not.toContain('"><script>');
});

test('the page shows a mail as text, even if it contains HTML', async () => {
  const hostile = '<script>alert(1)</script>"\'&';
  await mailIn(api.smtpUrl, {
    to: mine,
    from: `"${hostile.replaceAll('"', '')}" <a@b.c>`,
    subject: hostile,
    text: hostile,
  });
  const { body } = await ask(`${inbox}/mailbox/${mine}`);
  expect(body).toContain('&#60;script&#62;alert(1)&#60;/script&#62;&#34;&#39;&#38;');
  expect(body).not.toContain('<script>');
});

test('all answers forbid caches, sniffing, frames and other sites, and a page runs only our own script', async () => {
  const paths = ['/', '/mailbox/a@b.c', '/api/mailbox/a@b.c', '/api/mailbox/a@b.c/events', '/style.css', '/nothing'];
  for (const path of paths) {
    const { headers } = await ask(inbox + path);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none';script-src 'self';style-src 'self';img-src 'self';connect-src 'self';" +
        "form-action 'self';base-uri 'none';frame-ancestors 'none'",
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

const TARGETS = ['/', '/mailbox/a@b.c', '/api/mailbox/a@b.c', '/api/mailbox/a@b.c?wait=1', '/api/mailbox/a@b.c/events'];
const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

test.each(['null', 'https://evil.example', 'http://localhost:3000', 'http://localhost', 'file://', ''])(
  "a page of the origin '%s' reads nothing by HTTP, live updates or an upgrade",
  async (origin) => {
    await new Visitor(api.url).sendEmail('a@b.c');
    for (const target of [...TARGETS, '/socket.io/?EIO=4&transport=websocket']) {
      for (const upgrade of [{}, UPGRADE]) {
        const { status, body } = await ask(inbox + target, { origin, ...upgrade });
        expect([status, JSON.parse(body)]).toEqual([
          403,
          { message: 'Pages of other origins may not read the inbox.' },
        ]);
      }
    }
  },
);

test.each([
  'evil.example',
  'localhost',
  'localhost:1',
  'localhost.',
  'localhost:PORT.evil.example',
  'x@localhost:PORT',
])('a page that reaches the inbox as %s reads nothing, because anybody can let a name point here', async (name) => {
  await new Visitor(api.url).sendEmail('a@b.c');
  const host = name.replace('PORT', new URL(inbox).port);
  for (const target of [...TARGETS, '/socket.io/?EIO=4&transport=websocket']) {
    for (const upgrade of [{}, UPGRADE, { origin: `http://${host}` }, { 'x-forwarded-host': new URL(inbox).host }]) {
      const { status, body } = await ask(inbox + target, { host, ...upgrade });
      expect([status, JSON.parse(body)]).toEqual([421, { message: 'The inbox is not at this address.' }]);
    }
  }
  expect(JSON.parse((await ask(`${inbox}/healthz`, { host })).body)).toMatchObject({ status: 'ok' });
});

test('our own pages can read it, and an upgrade is ignored', async () => {
  const { port } = new URL(inbox);
  await new Visitor(api.url).sendEmail('a@b.c');
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `LOCALHOST:${port}`, `[::1]:${port}`]) {
    for (const target of TARGETS) {
      expect((await ask(inbox + target, { host, origin: `http://${host}`, ...UPGRADE })).status).toBe(200);
    }
  }
});

test('behind a proxy the inbox answers only at its public address, with its path', async () => {
  const probe = await listen({ routing() {}, close: async () => {} }, 'nobody');
  await probe.close();
  const inbox = await ownInbox({ port: probe.port, publicUrl: 'https://play.example/inbox' });
  const ours = { host: 'play.example', origin: 'https://play.example' };
  const { status, body } = await ask(`${inbox}/mailbox/a@b.c`, ours);
  expect(status).toBe(200);
  expect(body).toContain('href="/inbox/style.css"');
  expect((await ask(`${inbox}/mailbox?address=a@b.c`, ours)).headers.location).toBe('/inbox/mailbox/a%40b.c');
  expect((await ask(inbox, { ...ours, origin: 'http://play.example' })).status).toBe(403);
  expect((await ask(inbox)).status).toBe(421);
});

test('live updates report at the start and after each new mail', async () => {
  const news = await follow(inbox, mine);
  const visitor = new Visitor(api.url);
  expect(await news.next()).toBe('data: mail\n\n');
  await visitor.sendEmail('other@example.com');
  await visitor.sendEmail(mine);
  expect(await news.next()).toBe('data: mail\n\n');
  expect(await mailsOf(inbox, mine)).toHaveLength(1);
  await news.leave();
});

test('a request can wait for the first mail', async () => {
  const asked = mailsOf(inbox, mine, '?wait=30');
  await new Visitor(api.url).sendEmail(mine);
  expect(await asked).toHaveLength(1);
  expect(await mailsOf(inbox, mine, '?wait=30')).toHaveLength(1);
  expect(await mailsOf(inbox, 'nobody@example.com', '?wait=1')).toEqual([]);
});

test.each(['-1', '31', '1.5', 'long', ''])('wait=%s is refused with a message', async (wait) => {
  const { status, body } = await ask(`${inbox}/api/mailbox/a@b.c?wait=${wait}`);
  expect([status, JSON.parse(body).message]).toEqual([400, expect.stringContaining('wait')]);
});

test('only 200 clients can wait at the same time, and one that leaves makes room', async () => {
  const inbox = await ownInbox();
  const all = await Promise.all(Array.from({ length: 200 }, () => follow(inbox, 'a@b.c')));
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
  for (const path of ['/api/mailbox/a@b.c/events', '/api/mailbox/a@b.c?wait=1']) {
    expect(await ask(inbox + path)).toMatchObject({ status: 503, body: expect.stringContaining('"message"') });
  }
  expect(await mailsOf(inbox, 'a@b.c')).toEqual([]);
  await all[0]?.leave();
  let status = 503;
  while (status === 503) ({ status } = await ask(`${inbox}/api/mailbox/a@b.c?wait=1`));
  expect(status).toBe(200);
});

test('a client that leaves while it waits for mail makes room', async () => {
  const inbox = await ownInbox();
  const leaving = new AbortController();
  setMaxListeners(0, leaving.signal);
  // More than may wait, because the request below takes a place for a second.
  const all = Array.from({ length: 210 }, () =>
    fetch(`${inbox}/api/mailbox/a@b.c?wait=30`, { signal: leaving.signal }).catch(() => undefined),
  );
  const status = async () => (await ask(`${inbox}/api/mailbox/a@b.c?wait=1`)).status;
  while ((await status()) !== 503);
  leaving.abort();
  await Promise.all(all);
  const left = performance.now();
  while ((await status()) === 503);
  // Long before their time is over.
  expect(performance.now() - left).toBeLessThan(10_000);
});

test('a client that leaves with requests in line makes room for others', async () => {
  const inbox = await ownInbox();
  const { host, port } = new URL(inbox);
  const socket = connect(Number(port), 'localhost').on('error', () => {});
  socket.write(`GET /api/mailbox/a@b.c/events HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(200));
  const closed = once(socket, 'close');
  await Promise.race([once(socket, 'data'), closed]);
  socket.destroy();
  await closed;
  const all = await Promise.all(Array.from({ length: 200 }, () => follow(inbox, 'a@b.c')));
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
});

test('one visitor with 200 streams leaves places for others', async () => {
  const inbox = await ownInbox({ proxies: 1 });
  const all = await Promise.all(Array.from({ length: 200 }, () => follow(inbox, 'a@b.c')));
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
  const target = `${inbox}/api/mailbox/a@b.c?wait=1`;
  expect((await ask(target)).status).toBe(503);
  expect((await ask(target, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(200);
});

test('a stream ends after ten minutes', async () => {
  const inbox = await ownInbox();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setInterval', 'queueMicrotask', 'performance'] });
  try {
    const news = await follow(inbox, 'a@b.c');
    expect(await news.next()).toBe('data: mail\n\n');
    jest.advanceTimersByTime(10 * 60_000);
    expect(await news.next()).toBeUndefined();
  } finally {
    jest.useRealTimers();
  }
});

test('HEAD does not follow a mailbox', async () => {
  expect((await ask(`${inbox}/api/mailbox/a@b.c/events`, {}, 'HEAD')).status).toBe(404);
});

test('clients that wait or hold a connection do not keep the inbox from stopping', async () => {
  const { api, inbox } = await apiWithInbox();
  const news = await follow(inbox, 'a@b.c');
  await news.next();
  const asked = mailsOf(inbox, 'a@b.c', '?wait=30');
  const smtp = connect(Number(new URL(api.smtpUrl ?? '').port), '127.0.0.1').on('error', () => {});
  await once(smtp, 'data');
  const started = performance.now();
  await api.close();
  expect(performance.now() - started).toBeLessThan(2500);
  expect(await asked).toEqual([]);
  expect(await news.next()).toBeUndefined();
});

test('each recipient gets the text of a mail, and does not see the others', async () => {
  const attachments = [{ filename: 'secret.txt', content: 'attached' }];
  await mailIn(api.smtpUrl, { to: mine, bcc: 'hidden@e.f', text: 'Your code', html: '<p>other</p>', attachments });
  for (const to of [mine, 'hidden@e.f']) {
    const [mail, ...more] = await mailsOf(inbox, to);
    expect(mail).toMatchObject({ from: '"Sender" <sender@example.com>', to, subject: '', text: 'Your code' });
    expect(more).toEqual([]);
  }
});

test('a mail with only HTML is kept as text', async () => {
  await mailIn(api.smtpUrl, { to: mine, html: '<p>Your <b>code</b></p><script>no</script>' });
  expect((await mailsOf(inbox, mine))[0]?.text).toBe('Your code');
});

test.each([
  ['long', '<p>a'.repeat(3000)],
  ['short, with many quotes', `${'<blockquote>'.repeat(300)}${'a<br>'.repeat(800)}`],
])('HTML that is %s is not made into text', async (_, html) => {
  await mailIn(api.smtpUrl, { to: mine, subject: 'alone', html });
  await mailIn(api.smtpUrl, { to: mine, subject: 'beside a text', text: 'Your code', html });
  expect((await mailsOf(inbox, mine)).map(({ subject, text }) => [subject, text])).toEqual([
    ['beside a text', 'Your code'],
    ['alone', 'The HTML of this mail is too long to show it as text. The longest is 8 kB, with 30 quotes and lists.'],
  ]);
});

test('HTML that is short may not become a long text', async () => {
  await mailIn(api.smtpUrl, { to: mine, html: '<hr>'.repeat(2000) });
  expect((await mailsOf(inbox, mine))[0]?.text).toHaveLength(16_384);
});

test('HTML beside a text that does not replace it is kept as text too', async () => {
  const raw = [
    ...[
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/html',
      '',
      '<p>Your <b>code</b></p>',
    ],
    ...['--b', '', 'A footer', '--b--', ''],
  ].join('\r\n');
  await mailIn(api.smtpUrl, { envelope: { from: 'a@b.c', to: mine }, raw });
  expect((await mailsOf(inbox, mine))[0]?.text).toMatch(/^Your code\s+A footer\s*$/);
});

test('a mail with a huge header is refused for good', async () => {
  const raw = `From: ${'g:'.repeat(25_000)}\r\n\r\nYour code`;
  const sent = mailIn(api.smtpUrl, { envelope: { from: 'a@b.c', to: mine }, raw });
  await expect(sent).rejects.toMatchObject({ responseCode: 554 });
  expect(await mailsOf(inbox, mine)).toEqual([]);
});

test.each([
  ['what is not an address', { to: 'a%b@example.com' }, 550],
  ['more than five recipients', { to: [1, 2, 3, 4, 5, 6].map((n) => `${n}@example.com`) }, 452],
  ['more than 64 kB', { text: 'x'.repeat(70_000) }, 552],
])('the mail server refuses %s', async (_, mail, responseCode) => {
  const transport = createTransport({ url: `${api.smtpUrl}?ignoreTLS=true` });
  const sent = await transport.sendMail({ from: 'a@b.c', to: mine, ...mail }).catch((error) => error);
  expect(sent.responseCode ?? sent.rejectedErrors?.[0]?.responseCode).toBe(responseCode);
  expect(await mailsOf(inbox, mine)).toEqual([]);
});

test('a mail that cannot be kept is refused for now, and its sender may try again', async () => {
  const mailboxes = { ...memoryMailboxes(), deliver: () => Promise.reject(new Error('The store is away.')) };
  const receiver = await startReceiver({ mailboxes, host: 'localhost', port: 0 });
  const sent = mailIn(receiver.url, { from: 'a@b.c', to: mine, text: 'Hello' });
  await expect(sent.finally(receiver.close)).rejects.toMatchObject({ responseCode: 451 });
});

test('a visitor who reads large mailboxes slowly waits for the next one, and others read theirs', async () => {
  const mailboxes = memoryMailboxes();
  const mail = { id: '1', from: '', to: '', subject: '', date: new Date().toISOString() };
  for (let sent = 0; sent < 20; sent++)
    await mailboxes.deliver('big@b.example', { ...mail, text: '"'.repeat(100_000) });
  const inbox = await ownInbox({ mailboxes });
  const slow = request(`${inbox}/mailbox/big@b.example`).on('error', () => {});
  slow.end();
  const [answer] = await once(slow, 'response');
  answer.pause();
  const next = async () => (await ask(`${inbox}/api/mailbox/big@b.example`)).status;
  expect(await next()).toBe(503);
  expect((await ask(`${inbox}/mailbox/small@b.example`)).status).toBe(200);
  slow.destroy();
  while ((await next()) !== 200);
});
