import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { endPrograms, run } from '../../common/test/program.ts';
import { Visitor } from '../test/api.ts';

afterEach(endPrograms);

const FREE = { INBOX_PORT: '0', SMTP_PORT: '0', IDENTITY_PORT: '0', PAY_PORT: '0', BANK_PORT: '0' };

/** The API with its inbox, on free ports. */
function runApi(environment: Record<string, string> = {}) {
  return run(path.join(__dirname, 'main.ts'), { PORT: '0', ...FREE, ...environment });
}

test('a code is sent, read in the inbox and verified', async () => {
  const program = runApi();
  const visitor = new Visitor(await program.address('api'));
  const inbox = await program.address('inbox');

  const page = await fetch(inbox, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await page.text()).toContain('<title>Inbox · Playground inbox</title>');

  expect((await visitor.sendEmail('tester@anywhere.test')).status).toBe(200);
  const { mails } = await (await fetch(`${inbox}/api/mailbox/tester@anywhere.test`)).json();
  const [, code = ''] = /code is (\d{6})/.exec(mails[0].text) ?? [];
  expect(await visitor.verify(code)).toMatchObject({ status: 200 });

  program.child.kill('SIGTERM');
  expect(await program.exit).toBe(0);
  expect(program.output.err).toBe('');
});

test('if a port is in use, it ends with one line that names the port', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const { output, exit } = runApi({ PORT: String(port) });
  expect(await exit).toBe(2);
  expect(output.err).toBe(`Port ${port} is in use, so the API cannot start.\n`);
  server.close();
});

test('if a variable is wrong, it ends with one line', async () => {
  const { output, exit } = runApi({ SMTP_URL: 'smtp://mail.example' });
  expect(await exit).toBe(1);
  expect(output.err).toMatch(/^MAIL_ALLOWED_DOMAINS .*\n$/);
});
