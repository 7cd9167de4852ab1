import Fastify from 'fastify';
import { limitTime } from './limitTime.ts';

test('a visitor whose calls take too much time is refused until it is over, and others are not', async () => {
  const app = Fastify();
  limitTime(app, { burst: 100, share: 0.001 });
  app.get('/sum', async () => {
    const end = process.cpuUsage().user + 30_000;
    while (process.cpuUsage().user < end);
    return {};
  });
  app.get('/healthz', async () => ({}));
  const ask = async (url: string, remoteAddress = '192.0.2.1') => app.inject({ url, remoteAddress });
  const statuses: number[] = [];
  for (let call = 0; call < 30 && !statuses.includes(429); call++) statuses.push((await ask('/sum')).statusCode);
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  const refused = await ask('/sum');
  expect([String(refused.headers['retry-after']), refused.json()]).toEqual([
    expect.stringMatching(/^[1-9]\d*$/),
    { message: expect.stringContaining('too much time') },
  ]);
  expect((await ask('/healthz')).statusCode).toBe(200);
  expect((await ask('/sum', '192.0.2.2')).statusCode).toBe(200);
});
