import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { version } from '../../../shared/project/folders.ts';
import { apiWithMail, closeAll, otherThan, Visitor } from '../test/api.ts';
import { codeIn } from '../test/mailServer.ts';
import { startApi } from './start.ts';

let { api, mail } = {} as Awaited<ReturnType<typeof apiWithMail>>;
let ready: () => boolean | Promise<boolean> = () => true;

beforeAll(async () => {
  const allowedOrigins = ['http://localhost:3000', 'http://localhost:3005'];
  ({ api, mail } = await apiWithMail({ allowedOrigins, build: '0123456789ab', ready: () => ready() }));
});
afterEach(() => {
  jest.restoreAllMocks();
  mail.reset();
});
afterAll(closeAll);

const EMAIL = '{"email":"tester@example.com"}';

test.each([
  ['no JSON', 'email=tester@example.com', {}, 400],
  ['JSON that ends too early', '{"email":"tester@exam', {}, 400],
  ['nothing', '', {}, 400],
  ['a list', '["tester@example.com"]', {}, 400],
  ['no field email', '{"mail":"tester@example.com"}', {}, 400],
  ['a further field', '{"email":"tester@example.com","to":"b@example.com"}', {}, 400],
  ['an address that is a list', '{"email":["tester@example.com"]}', {}, 400],
  ['a prototype', '{"__proto__":{"email":"tester@example.com"}}', {}, 400],
  ['a prototype beside the address', '{"email":"tester@example.com","__proto__":{"x":1}}', {}, 400],
  ['4 kB that are no address', JSON.stringify({ email: 'a'.repeat(4096 - 12) }), {}, 400],
  ['one byte more than 4 kB', JSON.stringify({ email: 'a'.repeat(4096 - 11) }), {}, 413],
  ['plain text, which other sites may post', EMAIL, { 'content-type': 'text/plain' }, 415],
  ['a form', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
])('refuses %s with a message, and sends no mail', async (_, body, headers, status) => {
  const answer = await new Visitor(api.url).post('/send-email', body, headers as Record<string, string>);
  expect(answer).toMatchObject({ status, message: expect.stringMatching(/\w/) });
  expect(mail.mails).toEqual([]);
});

test('answers with a message if there is no such route', async () => {
  for (const [path, method] of [
    ['/', 'GET'],
    ['/send-email', 'GET'],
    ['/verify-code', 'DELETE'],
  ] as const) {
    const response = await fetch(api.url + path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'There is nothing at this address.' });
  }
});

test('lets pages of the configured origins call it with the cookie', async () => {
  for (const origin of ['http://localhost:3000', 'http://localhost:3005']) {
    const preflight = await fetch(`${api.url}/send-email`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });
    const answer = await new Visitor(api.url).post('/send-email', EMAIL, { origin });
    for (const { headers } of [preflight, answer]) {
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('vary')).toMatch(/Origin/i);
    }
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/content-type/i);
  }
});

test.each(['http://localhost:4000', 'https://localhost:3000', 'http://localhost:3000.evil.example', 'null'])(
  'does not let pages of %s call it',
  async (origin) => {
    const preflight = await fetch(`${api.url}/send-email`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  },
);

test('all answers forbid caches, content sniffing and frames', async () => {
  const paths = [
    '/healthz',
    '/readyz',
    '/reverse?format=json&lat=48&lon=9',
    '/nothing',
    '/%zz',
    `/${'a'.repeat(8000)}`,
  ];
  for (const path of paths) {
    const { headers } = await fetch(api.url + path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

test('/healthz says that it is alive', async () => {
  const response = await fetch(`${api.url}/healthz`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok', version, build: '0123456789ab' }]);
});

test.each([
  ['/%zz', 400],
  [`/${'a'.repeat(8000)}`, 414],
  [`/?${'a'.repeat(20_000)}`, 431],
])('the refusal of an unreadable address has the same form as others (%#)', async (path, status) => {
  const { port } = new URL(api.url);
  const sent = request({ port, path, headers: { origin: 'http://localhost:3000' }, agent: false }).end();
  const [answer] = await once(sent, 'response');
  expect(answer.statusCode).toBe(status);
  expect(JSON.parse(await text(answer))).toEqual({ message: expect.stringMatching(/^\w.+\.$/) });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  // The third never reaches the application, so its answer does not know the caller's origin.
  if (status !== 431) expect(answer.headers['access-control-allow-origin']).toBe('http://localhost:3000');
});

test.each([
  // As Java's own client sends it.
  ['Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEA', 'POST /verify-code', 410],
  ['Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13', 'POST /verify-code', 410],
  ['Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13', 'GET /nothing', 404],
  ['Connection: Upgrade\r\nUpgrade: h2c', 'GET /stream/chat?seed=1&run=a&after=0', 404],
])('a request that asks for another protocol is answered in HTTP (%#)', async (headers, asked, status) => {
  const body = asked.startsWith('POST') ? '{"typedCode":"123456"}' : '';
  const about = body && `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  const socket = connect(api.port, 'localhost');
  socket.write(`${asked} HTTP/1.1\r\nHost: a\r\n${headers}\r\n${about}\r\n${body}`);
  const [first] = await once(socket, 'data');
  expect(String(first)).toMatch(`HTTP/1.1 ${status} `);
  // The connection goes on.
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch('HTTP/1.1 200 ');
});

test('a request with two hosts is refused', async () => {
  const socket = connect(api.port, 'localhost');
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 [\s\S]*more than one header Host/);
});

test('/readyz says whether it is ready', async () => {
  const look = async () => {
    const response = await fetch(`${api.url}/readyz`);
    return [response.status, await response.json()];
  };
  expect(await look()).toEqual([200, { status: 'ok' }]);
  const away = [503, { message: 'Something that this server needs is away.' }];
  ready = () => false;
  expect(await look()).toEqual(away);
  ready = () => Promise.reject(new Error('the store is away'));
  expect(await look()).toEqual(away);
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  ready = () => true;
});

test('/docs describes the API', async () => {
  const page = await fetch(`${api.url}/docs`);
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  const { openapi, paths } = await (await fetch(`${api.url}/docs/json`)).json();
  expect(openapi).toMatch(/^3\./);
  expect(Object.keys(paths).sort()).toEqual([
    '/challenge-check',
    '/challenge-token',
    '/check-name',
    '/cookie',
    '/download',
    '/download-login',
    '/grid-rows',
    '/grid-save',
    '/healthz',
    ...[
      'basic',
      'bearer',
      'digest',
      'document',
      'hops/{place}',
      'left/{number}',
      'no-cors',
      'ring/{place}',
      'seen',
    ].map((one) => `/lab/${one}`),
    ...['slow-body', 'slow-head', 'status/{status}'].map((one) => `/lab/${one}`),
    ...['fruits', 'order', 'price', 'received'].map((one) => `/mock/${one}`),
    '/notes',
    '/notes/{id}',
    '/passkey-check',
    '/passkey-options',
    '/readyz',
    '/reverse',
    '/send-email',
    ...['code', 'everywhere', 'expires', 'locked', 'log-in', 'remember', 'reuse', 'slow'].map(
      (login) => `/session/${login}`,
    ),
    '/shop-order',
    '/shop-pay',
    ...['events', 'order', 'parcel', 'parcels', 'poll', 'words'].map((stream) => `/stream/${stream}`),
    '/upload',
    '/uploads',
    '/uploads/{id}',
    '/verify-code',
  ]);
  expect(paths['/send-email'].post.requestBody.content['application/json'].schema.required).toEqual(['email']);
  expect(paths['/verify-code'].post.requestBody.content['application/json'].schema.required).toEqual(['typedCode']);
  type Route = Record<string, { responses: Record<string, { content?: object }> }>;
  for (const [path, route] of Object.entries<Route>(paths)) {
    for (const { responses } of Object.values(route)) {
      // The lab answers with any status, and streams are no JSON.
      if (/^\/(lab|stream)\//.test(path)) {
        expect(Object.keys(responses)).toEqual(expect.arrayContaining([expect.stringMatching(/^[23]/), '4XX']));
        continue;
      }
      expect(Object.keys(responses).sort()).toEqual([expect.stringMatching(/^20[014]$/), '4XX', '5XX']);
      for (const [status, { content }] of Object.entries(responses)) {
        const isFile = path === '/download' && status === '200';
        // The answers of the tus protocol, and a cookie, are in the headers.
        if (/^\/(uploads|cookie)/.test(path) && /^2/.test(status) && !content) continue;
        expect(content).toHaveProperty([isFile ? 'text/plain' : 'application/json', 'schema']);
      }
    }
  }
  const parameters: { name: string }[] = paths['/reverse'].get.parameters;
  expect(parameters.map(({ name }) => name)).toEqual(['format', 'lat', 'lon', 'zoom', 'addressdetails']);
});

test('logs each request without addresses, codes, cookies or coordinates', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const lines = () => write.mock.calls.map(([line]) => String(line));
  // Pino writes to the file descriptor unless stdout is replaced. The first checks below show that we see its lines.
  const { api, mail } = await apiWithMail({ log: true });
  const visitor = new Visitor(api.url);
  await visitor.sendEmail('tester@example.com');
  const code = codeIn(mail.mails[0]);
  const cookie = visitor.cookie;
  await visitor.verify(otherThan(code));
  await visitor.verify(code);
  mail.answer = async () => new Error('no mailbox tester@example.com here');
  await visitor.sendEmail('tester@example.com');
  await fetch(`${api.url}/reverse?format=json&lat=48.5216&lon=9.0576`);
  await fetch(`${api.url}/tester@example.com`);

  const log = lines().join('');
  for (const url of ['/send-email', '/verify-code', '/reverse', '(unknown)']) expect(log).toContain(`"url":"${url}"`);
  expect(log).toContain('the mail server did not take the mail');
  for (const secret of ['tester', 'example.com', code, cookie.slice(-40), '48.5216', '9.0576', '127.0.0.1', '::1']) {
    expect(log).not.toContain(secret);
  }
});

test('the log says if SECRET is not set', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await apiWithMail({ log: true });
  expect(write.mock.calls.join('')).toContain('SECRET is not set');
  write.mockClear();
  await apiWithMail({ log: true, secrets: ['a secret of more than thirty-two characters'] });
  expect(write.mock.calls.join('')).not.toContain('SECRET');
});

test.each([
  ['mail', (port: number) => ({ smtpPort: port })],
  ['the bank', (port: number) => ({ originPorts: { bank: port } })],
])('if the port of %s is in use, it does not start, and names the port', async (name, ports) => {
  const { port } = api;
  await expect(startApi({ allowedOrigins: [], ...ports(port) })).rejects.toThrow(
    `Port ${port} is in use, so ${name} cannot start.`,
  );
});

test('when it stops, it finishes requests that are under way and takes no new ones', async () => {
  const { api, mail } = await apiWithMail();
  let deliver = () => {};
  const arrived = new Promise<void>((resolve) => {
    mail.answer = () => {
      resolve();
      return new Promise((answer) => {
        deliver = () => answer(undefined);
      });
    };
  });
  const underWay = new Visitor(api.url).sendEmail('tester@example.com');
  await arrived;
  const closed = api.close();
  await expect(fetch(`${api.url}/healthz`)).rejects.toThrow('fetch failed');
  deliver();
  expect((await underWay).status).toBe(200);
  await closed;
  expect(mail.mails).toHaveLength(1);
});

test('the page that shows the description cannot be framed, and its forms and addresses lead nowhere else', async () => {
  const { headers } = await fetch(`${api.url}/docs/`);
  for (const name of ['frame-ancestors', 'base-uri', 'form-action']) {
    expect(headers.get('content-security-policy')).toContain(`${name} 'none'`);
  }
});
