import { apiWithMail, closeAll } from '@playground/kit/server/test/api';

afterEach(closeAll);

const ask = (url: string, body: string) =>
  fetch(`${url}/check-name`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
const check = async (url: string, name: unknown) => {
  const response = await ask(url, JSON.stringify({ name }));
  return {
    status: response.status,
    ...((await response.json()) as { taken?: boolean; free?: string; message?: string }),
  };
};

test('a known name is taken, with all numbers but the one that the server offers', async () => {
  const { api } = await apiWithMail();
  const { taken, free = '' } = await check(api.url, 'grace');
  expect(taken).toBe(true);
  expect(free).toMatch(/^grace\d\d$/);
  expect(await check(api.url, ` ${free.toUpperCase()} `)).toEqual({ status: 200, taken: false });
  for (const other of ['Grace', 'grace1', free === 'grace10' ? 'grace11' : 'grace10'])
    expect(await check(api.url, other)).toEqual({ status: 200, taken: true, free });
});

test('a name that is not known is free', async () => {
  const { api } = await apiWithMail();
  for (const name of ['g', 'gracie', 'grace 10', '<b>grace</b>', 'גרייס', '🙂', ' ', '__proto__', 'x'.repeat(60)])
    expect(await check(api.url, name)).toEqual({ status: 200, taken: false });
});

test('refuses what is not a name, a further field, and more than 4 kB', async () => {
  const { api } = await apiWithMail();
  for (const name of ['', 'x'.repeat(61), 7, null, ['grace']])
    expect(await check(api.url, name)).toEqual({ status: 400, message: expect.stringMatching(/\w/) });
  expect((await ask(api.url, '{"name":"grace","to":"x"}')).status).toBe(400);
  expect((await ask(api.url, JSON.stringify({ name: 'x'.repeat(100_000) }))).status).toBe(413);
});

test('limits the requests from one network address', async () => {
  const { api } = await apiWithMail({ limits: { namesPerAddress: 2 } });
  expect([await check(api.url, 'a'), await check(api.url, 'b')].map(({ status }) => status)).toEqual([200, 200]);
  expect(await check(api.url, 'c')).toEqual({ status: 429, message: expect.stringContaining('Too many requests') });
});
