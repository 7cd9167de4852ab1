import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { apiWithInbox, closeAll } from '@playground/kit/server/test/api';
import { hasStore, RedisServer } from '@playground/kit/server/test/redis';
import { Browser, first } from './test/browser.ts';

/** A port that nobody listens on now. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

(hasStore('replicas that share a store') ? describe : describe.skip)('replicas that share a store', () => {
  let redis: RedisServer;
  beforeEach(async () => {
    redis = await RedisServer.start();
  });
  afterEach(async () => {
    await closeAll();
    await redis.kill();
  });
  const replica = (options: Parameters<typeof apiWithInbox>[0] = {}) =>
    apiWithInbox({ redisUrl: redis.url, secrets: ['a secret of more than thirty-two characters'], ...options });

  test('an order that is confirmed and cancelled at two replicas at the same time is paid once, and stays paid', async () => {
    const replicas = [await replica(), await replica()];
    const post = (url: string, body: object) =>
      fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    for (let time = 0; time < 10; time++) {
      const shop = { station: 'pay-popup', seed: '7', email: 'shopper@example.com' };
      const { order } = await (await post(`${replicas[0]?.api.url}/shop-order`, shop)).json();
      const answers = await Promise.all(
        [true, false, true, false, true, false].map(async (confirmed, at) => {
          const { pay } = replicas[at % 2 === 0 ? 0 : 1]?.api.originUrls ?? {};
          return (await post(`${pay}/confirm`, { order, confirmed, byHand: true })).json();
        }),
      );
      expect(answers.filter(({ status }) => status === 'paid')).toHaveLength(1);
      const state = await fetch(`${replicas[1]?.api.url}/shop-order?order=${order}`);
      expect(await state.json()).toMatchObject({ status: 'paid', payments: 1 });
    }
  });

  test('who signs in at one replica gets a token of another one, once', async () => {
    const ports = [await freePort(), await freePort()];
    const publicOriginUrls = { identity: `http://localhost:${ports[0]}` };
    for (const identity of ports) await replica({ originPorts: { identity }, publicOriginUrls });
    const [one, other] = ports.map((port) => new Browser(`http://localhost:${port}`));
    const { answer, verifier } = (await one?.signIn(first)) ?? {};
    const tokens = await Promise.all(
      [one, other, one, other].map((browser) => browser?.token(answer?.get('code') ?? '', verifier)),
    );
    expect(tokens.map((token) => token?.status).sort()).toEqual([200, 400, 400, 400]);
    const { verifier: again, address } = one?.ask({ prompt: 'none' }) ?? {};
    const renewed = await one?.go(address ?? '');
    expect(await other?.token(renewed?.answer.get('code') ?? '', again)).toMatchObject({ status: 200 });
  });
});
