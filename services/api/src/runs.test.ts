import { hasStore, RedisServer } from '../test/redis.ts';
import { memoryRuns, sharedRuns } from './runs.ts';
import { Store } from './store.ts';

test('forgets the run that has waited longest when there are too many', async () => {
  const runs = memoryRuns(2);
  for (const key of ['a', 'b', 'c']) await runs.write(key, `${key}!`);
  expect(await Promise.all(['a', 'b', 'c'].map((key) => runs.read(key)))).toEqual([undefined, 'b!', 'c!']);
  await runs.delete('b');
  expect(await runs.read('b')).toBeUndefined();
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
      await sharedRuns(one).write('b', 'text');
      const taken = await Promise.all([one, other, one].map((store) => sharedRuns(store).take('b')));
      expect(taken.filter((text) => text === 'text')).toHaveLength(1);
    } finally {
      one.disconnect();
      other.disconnect();
      await redis.kill();
    }
  });
}
