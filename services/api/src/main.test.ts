import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { Visitor } from '../test/api.ts';

jest.setTimeout(30_000);

const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** The program in a process of its own, as a container runs it, with its inbox; and what it wrote. */
function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', INBOX_PORT: '0', SMTP_PORT: '0', ...environment },
  });
  children.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    output.out += text;
  });
  child.stderr.on('data', (text) => {
    output.err += text;
  });
  return { child, output, exit: once(child, 'close').then(([code]) => code) };
}

/** The address that the program says for `name`, once it does. */
async function address({ child, output }: ReturnType<typeof run>, name: string): Promise<string> {
  const line = new RegExp(`^${name}: (\\S+)$`, 'm');
  while (!line.test(output.out)) await once(child.stdout as NodeJS.EventEmitter, 'data');
  return line.exec(output.out)?.[1] ?? '';
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
  const program = run({});
  const visitor = new Visitor(await address(program, 'api'));
  const inbox = await address(program, 'inbox');

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
  const program = run({});
  const inbox = await address(program, 'inbox');
  for (const target of ['/api/email', '/socket.io/?EIO=4&transport=polling']) {
    const { headers } = await fetch(inbox + target, { headers: { origin: 'http://localhost:3000' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
  // CORS does not hold for WebSockets: they are refused by their origin.
  expect(await upgrade(inbox, 'http://localhost:3000')).toBe('refused');
  expect(await upgrade(inbox, inbox)).toBe('open');
});

test('two programs at once do not share their mail', async () => {
  const [one, other] = [run({}), run({})];
  await new Visitor(await address(one, 'api')).sendEmail('tester@anywhere.test');
  expect(await (await fetch(`${await address(other, 'inbox')}/api/email`)).json()).toEqual([]);
});

test.each(['PORT', 'INBOX_PORT', 'SMTP_PORT'])(
  'a %s that is in use ends it with one line that names it',
  async (name) => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const { output, exit } = run({ [name]: String(port) });
    expect(await exit).toBe(1);
    expect(output.err).toMatch(new RegExp(`^Port ${port} is in use, so (the API|the inbox|mail) cannot start\\.\\n$`));
    server.close();
  },
);

test('a bad variable ends it with one line', async () => {
  const { output, exit } = run({ SMTP_URL: 'smtp://mail.example' });
  expect(await exit).toBe(1);
  expect(output.err).toMatch(/^MAIL_ALLOWED_DOMAINS .*\n$/);
});
