import { apiWithInbox, closeAll } from '@playground/kit/server/test/api';

let url: string;

beforeAll(async () => {
  url = (await apiWithInbox()).api.url;
});
afterAll(closeAll);

const ask = (name: string, value: string) =>
  fetch(`${url}/cookie?${new URLSearchParams({ name, value })}`, { method: 'POST' });

test('sets a cookie that scripts cannot read, and removes it', async () => {
  const set = await ask('storage-1234-hidden', '42');
  expect([set.status, set.headers.getSetCookie()]).toEqual([
    204,
    ['storage-1234-hidden=42; Max-Age=600; Path=/; HttpOnly; SameSite=Lax'],
  ]);
  const removed = await ask('storage-1234-hidden', '');
  expect(removed.headers.getSetCookie()).toEqual(['storage-1234-hidden=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
});

test('behind https, the cookie is for https only', async () => {
  const { api } = await apiWithInbox({ publicUrl: 'https://api.example' });
  const response = await fetch(`${api.url}/cookie?name=storage-1234-hidden&value=42`, { method: 'POST' });
  expect(response.headers.get('set-cookie')).toContain('; Secure');
});

test.each([
  ['code', '42'],
  ['storage-1234-hidden', '42; Domain=example'],
  ['storage-1234-hidden\r\nx: y', '42'],
])('refuses a name or a value of another form, and sets nothing (%#)', async (name, value) => {
  const response = await ask(name, value);
  expect([response.status, response.headers.getSetCookie()]).toEqual([400, []]);
});
