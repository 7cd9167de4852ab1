import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { endPrograms, run } from '../../common/test/program.ts';
import { Visitor } from '../test/api.ts';

jest.setTimeout(30_000);
afterEach(endPrograms);

/** The API with its inbox, on free ports. */
function runApi(environment: Record<string, string> = {}) {
  return run(path.join(__dirname, 'main.ts'), { PORT: '0', INBOX_PORT: '0', SMTP_PORT: '0', ...environment });
}

/** How the inbox answers a page of `origin` that wants a WebSocket. */
function upgrade(inbox: string, origin: string): Promise<string> {
  return new Promise((resolve) => {
    const headers = {
      origin,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    request(`${inbox}/socket.io/?EIO=4&transport=websocket`, { headers })
      .on('upgrade', (_, socket) => {
        socket.destroy();
        resolve('open');
      })
      .on('response', ({ statusCode }) => resolve(`answered ${statusCode}`))
      .on('error', () => resolve('refused'))
      .end();
  });
}

test('the whole conversation with the inbox that it starts itself', async () => {
  const program = runApi();
  const visitor = new Visitor(await program.address('api'));
  const inbox = await program.address('inbox');

  const page = await fetch(inbox, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await page.text()).toContain('<title>MailDev</title>');

  await visitor.sendEmail('other@anywhere.test');
  expect((await visitor.sendEmail('tester@anywhere.test')).status).toBe(200);
  const mails = await (await fetch(`${inbox}/api/email?to.address=tester@anywhere.test`)).json();
  expect(mails).toHaveLength(1);
  expect(mails[0].subject).toBe('Your validation code');
  const [, code = ''] = /code is (\d{6})/.exec(mails[0].text) ?? [];
  expect(await visitor.verify(code)).toMatchObject({ status: 200 });

  // The file that MailDev keeps of each mail is in a folder of this process, which goes with it.
  expect(existsSync(path.dirname(mails[0].source))).toBe(true);
  program.child.kill('SIGTERM');
  expect(await program.exit).toBe(0);
  expect(existsSync(path.dirname(mails[0].source))).toBe(false);
  expect(program.output.err).toBe('');
});

test('no page of another origin can read the inbox', async () => {
  const program = runApi();
  const inbox = await program.address('inbox');
  for (const target of ['/api/email', '/socket.io/?EIO=4&transport=polling']) {
    const { headers } = await fetch(inbox + target, { headers: { origin: 'http://localhost:3000' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
  // CORS does not hold for WebSockets: they are refused by their origin.
  expect(await upgrade(inbox, 'http://localhost:3000')).toBe('refused');
  expect(await upgrade(inbox, inbox)).toBe('open');
});

test('two programs at once do not share their mail', async () => {
  const [one, other] = [runApi(), runApi()];
  await new Visitor(await one.address('api')).sendEmail('tester@anywhere.test');
  expect(await (await fetch(`${await other.address('inbox')}/api/email`)).json()).toEqual([]);
});

test.each(['PORT', 'INBOX_PORT', 'SMTP_PORT'])(
  'a %s that is in use ends it with one line that names it',
  async (name) => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const { output, exit } = runApi({ [name]: String(port) });
    expect(await exit).toBe(1);
    expect(output.err).toMatch(new RegExp(`^Port ${port} is in use, so (the API|the inbox|mail) cannot start\\.\\n$`));
    server.close();
  },
);

test('a bad variable ends it with one line', async () => {
  const { output, exit } = runApi({ SMTP_URL: 'smtp://mail.example' });
  expect(await exit).toBe(1);
  expect(output.err).toMatch(/^MAIL_ALLOWED_DOMAINS .*\n$/);
});
