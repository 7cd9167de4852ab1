import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { startMailServer } from '../test/mailServer.ts';
import { createMailer } from './mailer.ts';

const open: { close(): unknown }[] = [];

afterEach(async () => {
  jest.useRealTimers();
  // The mailer first, because servers wait for its connections.
  for (const one of open.splice(0).reverse()) await one.close();
});

function mailerTo(smtpUrl: string) {
  const mailer = createMailer({ smtpUrl, from: 'a@from.test' });
  open.push(mailer);
  return mailer;
}

test('sends several mails over one connection', async () => {
  const server = await startMailServer();
  open.push(server);
  const mailer = mailerTo(server.url);
  for (const code of ['111111', '222222', '333333']) await mailer.sendCode('a@to.test', code);
  expect(server.mails).toHaveLength(3);
  expect(server.said.match(/^EHLO/gm)).toHaveLength(1);
});

test('gives up after ten seconds if the mail server says nothing', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  open.push(silent);
  await once(silent, 'listening');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const started = performance.now();
  const mailer = mailerTo(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  const sent = expect(mailer.sendCode('a@to.test', '123456')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await once(silent, 'connection');
  jest.advanceTimersByTime(10_000);
  await sent;
  // The socket's own timer is not fake, so it did not end this.
  expect(performance.now() - started).toBeLessThan(5000);
});
