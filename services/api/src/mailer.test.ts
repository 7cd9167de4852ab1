import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { startMailServer } from '../test/mailServer.ts';
import { createMailer } from './mailer.ts';

let hanging: Server | undefined;

afterEach(() => {
  jest.useRealTimers();
  hanging?.close();
});

test('sends mail after mail over one connection', async () => {
  const server = await startMailServer();
  const mailer = createMailer({ smtpUrl: server.url, from: 'a@from.test' });
  for (const code of ['111111', '222222', '333333']) await mailer.sendCode('a@to.test', code);
  expect(server.mails).toHaveLength(3);
  expect(server.said.match(/^EHLO/gm)).toHaveLength(1);
  mailer.close();
  await server.close();
});

test('gives up a mail server that does not say a word, after ten seconds', async () => {
  hanging = createServer().listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const smtpUrl = `smtp://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
  const mailer = createMailer({ smtpUrl, from: 'a@from.test' });
  const sent = expect(mailer.sendCode('a@to.test', '123456')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await once(hanging, 'connection');
  jest.advanceTimersByTime(10_000);
  await sent;
  mailer.close();
});
