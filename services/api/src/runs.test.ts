import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasStore, RedisServer } from '../test/redis.ts';
import { memoryRuns, type Runs, rememberVisitor, sharedRuns } from './runs.ts';
import { Store } from './store.ts';

afterEach(() => jest.useRealTimers());

/** Writes as the visitor at this address. */
const writeAs = (ip: string, runs: Runs, key: string, text: string) =>
  new Promise((resolve) => {
    rememberVisitor({ ip } as FastifyRequest, {} as FastifyReply, () => resolve(runs.write(key, text)));
  });
const fill = async (runs: Runs) => {
  await writeAs('10.0.0.1', runs, 'mine', 'kept');
  for (let index = 0; index < 100; index++) await writeAs('10.6.6.6', runs, `x${index}`, 'x'.repeat(10_000));
  return Promise.all(['mine', 'x0', 'x99'].map((key) => runs.read(key)));
};

test('a visitor who writes too much loses the own oldest texts, and not those of others', async () => {
  const [mine, oldest, newest] = await fill(memoryRuns(500_000));
  expect([mine, oldest, newest?.length]).toEqual(['kept', undefined, 10_000]);
});

test('one timer deletes all texts that nobody asks for', async () => {
  jest.useFakeTimers();
  const runs = memoryRuns();
  for (const key of ['a', 'b', 'c']) await runs.write(key, 'text');
  jest.advanceTimersByTime(1000);
  expect(jest.getTimerCount()).toBe(1);
});

test('only one of several requests takes a text', async () => {
  const runs = memoryRuns();
  await runs.write('a', 'text');
  expect(await Promise.all([runs.take('a'), runs.take('a'), runs.read('a')])).toEqual(['text', undefined, undefined]);
});

if (hasStore('runs that replicas share')) {
  test('replicas share what they remember, for ten minutes', async () => {
    const redis = await RedisServer.start();
    const [one, other] = [new Store(redis.url), new Store(redis.url)];
    try {
      await Promise.all([one.open(), other.open()]);
      await sharedRuns(one).write('a', 'text');
      expect(await sharedRuns(other).read('a')).toBe('text');
      expect(await one.pttl('run:a')).toBeGreaterThan(599_000);
      await sharedRuns(other).delete('a');
      expect(await sharedRuns(one).read('a')).toBeUndefined();
      const [mine, oldest, newest] = await fill(sharedRuns(one, 500_000));
      expect([mine, oldest, newest?.length]).toEqual(['kept', undefined, 10_000]);
      expect(await sharedRuns(one).swap('mine', 'other', 'new')).toBe(false);
      expect(await sharedRuns(one).swap('mine', 'kept', 'new')).toBe(true);
      expect(await sharedRuns(one).read('mine')).toBe('new');
      await sharedRuns(one).write('b', 'text');
      const small = sharedRuns(one, 50_000);
      await small.write('kept', 'text');
      for (const key of ['c', 'd']) {
        await small.write(key, 'x'.repeat(20_000));
        await small.delete(key);
      }
      expect(await small.read('kept')).toBeDefined();
      const taken = await Promise.all([one, other, one].map((store) => sharedRuns(store).take('b')));
      expect(taken.filter((text) => text === 'text')).toHaveLength(1);
    } finally {
      one.disconnect();
      other.disconnect();
      await redis.kill();
    }
  });
}
