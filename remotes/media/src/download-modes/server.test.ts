import { wordIn } from '@playground/kit/contract/words';
import { apiWithInbox, closeAll } from '@playground/kit/server/test/api';
import { FILES } from './files.ts';

let url: string;

beforeAll(async () => {
  url = (await apiWithInbox({ proxies: 1, limits: { callsPerAddress: 1 } })).api.url;
});
afterAll(closeAll);

let visitors = 0;
/** Each time from another network address, because of the limit. */
const from = (address = `10.0.0.${++visitors}`) => ({ 'x-forwarded-for': address });
const get = (query: Record<string, string>, headers = {}) =>
  fetch(`${url}/download?${new URLSearchParams(query)}`, { headers: { ...from(), ...headers } });
const logIn = (name: string, password: string, seed: string, headers = {}) =>
  fetch(`${url}/download-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(), ...headers },
    body: JSON.stringify({ name, password, seed }),
  });
const loginFor = async (seed: string) => (await (await logIn('reader', wordIn('password', seed), seed)).json()).login;

test.each(FILES.filter((file) => !['report', 'archive'].includes(file)))(
  'sends %s as an attachment with the word of the seed',
  async (file) => {
    const seed = 'ä&= /';
    const response = await get({ file, seed });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="\w+\.txt"; filename\*=UTF-8''/);
    const text = await response.text();
    expect(text).toContain(` ${wordIn(file, seed)}.`);
    expect(Number(response.headers.get('content-length'))).toBe(text.length);
  },
);

test('the letter has a name with umlauts', async () => {
  const { headers } = await get({ file: 'letter', seed: '7' });
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="Gr__e.txt"; filename*=UTF-8''${encodeURIComponent('Grüße.txt')}`,
  );
});

test('the report needs a login of the same seed, and only the right password gives one', async () => {
  expect((await get({ file: 'report', seed: '7' })).status).toBe(401);
  expect((await logIn('reader', wordIn('password', '8'), '7')).status).toBe(401);
  expect((await logIn('writer', wordIn('password', '7'), '7')).status).toBe(401);
  const login = await loginFor('7');
  const authorization = `Bearer ${login}`;
  expect(await (await get({ file: 'report', seed: '7' }, { authorization })).text()).toContain(wordIn('report', '7'));
  for (const [seed, wrong] of [
    ['8', authorization],
    ['7', `Bearer ${login.replace(/^\d+/, (ends: string) => Number(ends) + 60_000)}`],
    ['7', `Bearer ${login}x`],
    ['7', `Basic ${login}`],
    ['7', 'Bearer'],
  ] as const) {
    const response = await get({ file: 'report', seed }, { authorization: wrong });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toEqual({ message: expect.stringContaining('login') });
  }
});

test('a login ends after a minute', async () => {
  const authorization = `Bearer ${await loginFor('7')}`;
  const later = Date.now() + 60_001;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  try {
    expect((await get({ file: 'report', seed: '7' }, { authorization })).status).toBe(401);
  } finally {
    clock.mockRestore();
  }
});

test('the first attempt at the archive breaks off half-way, each time, and the second is complete', async () => {
  const query = { file: 'archive', seed: '7' };
  // Chromium tries a broken download again by itself.
  for (let time = 0; time < 2; time++) {
    const broken = await get({ ...query, attempt: '1' });
    const length = Number(broken.headers.get('content-length'));
    expect(length).toBeGreaterThan(200_000);
    let received = '';
    await expect(
      broken.body?.pipeThrough(new TextDecoderStream()).pipeTo(
        new WritableStream({
          write(text) {
            received += text;
          },
        }),
      ),
    ).rejects.toThrow();
    expect(received).toContain(wordIn('half', '7'));
    expect(received).not.toContain(wordIn('archive', '7'));
    expect(received.length).toBeLessThanOrEqual(length / 2);
    const whole = await (await get({ ...query, attempt: '2' })).text();
    expect(whole).toHaveLength(length);
    expect(whole.trim().split('\r\n').at(-1)).toContain(wordIn('archive', '7'));
  }
});

test.each([
  ['another file', { file: 'passwd', seed: '7' }],
  ['a path', { file: '../letter', seed: '7' }],
  ['no seed', { file: 'letter', seed: '' }],
  ['an attempt that is no number', { file: 'archive', seed: '7', attempt: 'x' }],
])('refuses %s with a message', async (_, query) => {
  const response = await get(query as Record<string, string>);
  expect([response.status, await response.json()]).toEqual([400, { message: expect.stringMatching(/\w/) }]);
});

test('limits the requests from one network address', async () => {
  for (const ask of [
    () => get({ file: 'letter', seed: '7' }, from('10.1.1.1')),
    () => logIn('reader', wordIn('password', '7'), '7', from('10.1.1.1')),
  ]) {
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
  }
});
