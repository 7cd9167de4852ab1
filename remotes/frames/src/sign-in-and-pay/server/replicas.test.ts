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

  test('an order that is paid at two replicas at the same time is paid once', async () => {
    const replicas = [await replica(), await replica()];
    const opened = await fetch(`${replicas[0]?.api.url}/shop-order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ station: 'pay-popup', seed: '7', email: 'shopper@example.com' }),
    });
    const { order } = await opened.json();
    const paid = await Promise.all(
      [0, 1, 0, 1, 0, 1].map((which) =>
        fetch(`${replicas[which]?.api.originUrls.pay}/confirm`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ order, confirmed: true, byHand: true }),
        }),
      ),
    );
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const state = await fetch(`${replicas[1]?.api.url}/shop-order?order=${order}`);
    expect(await state.json()).toMatchObject({ status: 'paid', payments: 1 });
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
