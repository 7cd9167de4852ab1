import { apiWithInbox, closeAll } from '@playground/kit/server/test/api';
import { hasStore, RedisServer } from '@playground/kit/server/test/redis';

let url: string;

beforeAll(async () => {
  url = (await apiWithInbox()).api.url;
});
afterAll(closeAll);

let runs = 0;
const newRun = () => `run-${++runs}`;
const call = async (method: string, path: string, body?: unknown, at = url) => {
  const response = await fetch(`${at}/${path}`, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, ...(await response.json()) };
};
const NOTE = { title: 'amber', text: 'birch' };

test('a note is made, read, changed, replaced and deleted, and another run does not see it', async () => {
  const run = newRun();
  const made = await call('POST', `notes?run=${run}`, NOTE);
  expect(made).toMatchObject({ status: 201, ...NOTE, version: 1, id: expect.stringMatching(/^[0-9a-f]{8}$/) });
  expect(made.headers.get('location')).toBe(`notes/${made.id}?run=${run}`);
  const at = `notes/${made.id}?run=${run}`;
  expect(await call('GET', at)).toMatchObject({ status: 200, ...NOTE });
  expect(await call('PATCH', at, { text: 'cedar' })).toMatchObject({
    status: 200,
    title: 'amber',
    text: 'cedar',
    version: 2,
  });
  expect(await call('PUT', at, { text: 'delta' })).toMatchObject({ status: 200, title: '', text: 'delta', version: 3 });
  expect((await call('GET', `notes?run=${run}`)).notes).toHaveLength(1);
  expect((await call('GET', `notes?run=${newRun()}`)).notes).toEqual([]);
  expect((await call('GET', `notes/${made.id}?run=${newRun()}`)).status).toBe(404);
  expect((await call('DELETE', at)).status).toBe(200);
  expect(await call('DELETE', at)).toMatchObject({ status: 404, message: expect.stringContaining('no such note') });
});

test('a change of an old version is refused, and changes nothing', async () => {
  const run = newRun();
  const { id } = await call('POST', `notes?run=${run}`, NOTE);
  const at = `notes/${id}?run=${run}`;
  await call('PATCH', at, { text: 'theirs', version: 1 });
  for (const method of ['PATCH', 'PUT']) {
    expect(await call(method, at, { text: 'mine', version: 1 })).toMatchObject({
      status: 409,
      message: 'Someone else has changed this note. It has version 2 now.',
    });
  }
  expect(await call('GET', at)).toMatchObject({ text: 'theirs', version: 2 });
});

test('each second flaky call is refused and changes nothing', async () => {
  const run = newRun();
  await call('PUT', `notes?run=${run}`, { notes: [] });
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) statuses.push((await call('POST', `notes?run=${run}&flaky=true`, NOTE)).status);
  expect(statuses).toEqual([201, 503, 201, 503]);
  expect((await call('GET', `notes?run=${run}`)).notes).toHaveLength(2);
});

test('a slow call waits', async () => {
  const before = performance.now();
  await call('GET', `notes?run=${newRun()}&slow=300`);
  expect(performance.now() - before).toBeGreaterThan(290);
});

test('a run id of the page may be as long as that of other pages', async () => {
  expect(await call('GET', `notes?run=${'a'.repeat(64)}-prepared`)).toMatchObject({ status: 200, notes: [] });
});

test('a run has at most 20 notes, even if they are made at the same moment', async () => {
  const run = newRun();
  const made = await Promise.all(Array.from({ length: 30 }, () => call('POST', `notes?run=${run}`, NOTE)));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(made.find(({ status }) => status !== 201)).toMatchObject({
    status: 403,
    message: 'A run has at most 20 notes.',
  });
  expect((await call('GET', `notes?run=${run}`)).notes).toHaveLength(20);
});

if (hasStore('notes that replicas share')) {
  test('of notes that are made at two replicas at the same moment, none is lost', async () => {
    const redis = await RedisServer.start();
    try {
      const [one, other] = [await apiWithInbox({ redisUrl: redis.url }), await apiWithInbox({ redisUrl: redis.url })];
      const made = Array.from({ length: 12 }, (_, i) =>
        call('POST', 'notes?run=a', { title: String(i), text: '' }, (i % 2 ? one : other).api.url),
      );
      await Promise.all(made);
      const { notes } = await call('GET', 'notes?run=a', undefined, one.api.url);
      expect(notes.map(({ title }: { title: string }) => Number(title)).sort((a: number, b: number) => a - b)).toEqual([
        ...Array(12).keys(),
      ]);
      await Promise.all([one.api.close(), other.api.close()]);
    } finally {
      await redis.kill();
    }
  });
}
