import { sample } from '../../../shared/test/long.ts';
import { apiWithMail, closeAll, otherThan, Visitor } from '../test/api.ts';
import { codeIn } from '../test/mailServer.ts';

let { api, mail } = {} as Awaited<ReturnType<typeof apiWithMail>>;
/** The clock of the API. */
let now = Date.now();
beforeAll(async () => {
  ({ api, mail } = await apiWithMail({ now: () => now }));
});
afterEach(() => mail.reset());
afterAll(closeAll);

const GONE = {
  status: 410,
  message: 'There is no validation code, or it has expired. Please send a new e-mail.',
};

/** A visitor who got a code, and the code. */
async function withCode(at = { api, mail }) {
  const visitor = new Visitor(at.api.url);
  await visitor.sendEmail('tester@example.com');
  return { visitor, code: codeIn(at.mail.mails.at(-1)) };
}

test('the code in the mail is right once', async () => {
  const { visitor, code } = await withCode();
  const cookie = visitor.cookie;
  expect(await visitor.verify(code)).toMatchObject({ status: 200, message: 'The validation code is right.' });
  expect(visitor.cookie).toBe('');
  visitor.cookie = cookie;
  expect(await visitor.verify(code)).toMatchObject(GONE);
});

test('another code is wrong, and the right one still works after it', async () => {
  const { visitor, code } = await withCode();
  expect(await visitor.verify(otherThan(code))).toMatchObject({
    status: 403,
    message: 'The validation code is wrong.',
  });
  expect((await visitor.verify(code)).status).toBe(200);
});

test('without a cookie there is no code', async () => {
  const { code } = await withCode();
  expect(await new Visitor(api.url).verify(code)).toMatchObject(GONE);
});

test('a code of one visitor does not work for another', async () => {
  const { visitor, code } = await withCode();
  const other = new Visitor(api.url);
  await other.sendEmail('other@example.com');
  const otherCode = codeIn(mail.mails[1]);
  if (code !== otherCode) expect((await other.verify(code)).status).toBe(403);
  expect((await other.verify(otherCode)).status).toBe(200);
  expect((await visitor.verify(code)).status).toBe(200);
});

test('fifty visitors at once, ten times each: each code works only for its visitor', async () => {
  const codes = new Map<string, string>();
  const converse = async (name: string) => {
    const visitor = new Visitor(api.url);
    expect((await visitor.sendEmail(`${name}@example.com`)).status).toBe(200);
    const code = codeIn(mail.mails.find(({ to }) => to[0] === `${name}@example.com`));
    const foreign = [...codes.values()].find((other) => other !== code);
    codes.set(name, code);
    if (foreign) expect((await visitor.verify(foreign)).status).toBe(403);
    expect((await visitor.verify(code)).status).toBe(200);
    codes.delete(name);
  };
  const visit = async (_: unknown, visitor: number) => {
    for (let time = 0; time < sample(10); time++) await converse(`visitor-${visitor}-${time}`);
  };
  await Promise.all(Array.from({ length: 50 }, visit));
  expect(mail.mails).toHaveLength(50 * sample(10));
});

test('a new mail replaces the old code', async () => {
  const { visitor, code } = await withCode();
  await visitor.sendEmail('tester@example.com');
  const newer = codeIn(mail.mails[1]);
  if (newer !== code) expect((await visitor.verify(code)).status).toBe(403);
  expect((await visitor.verify(newer)).status).toBe(200);
});

test('a code lasts ten minutes and no longer', async () => {
  const { visitor, code } = await withCode();
  const cookie = visitor.cookie;
  now += 599_999;
  expect((await visitor.verify(otherThan(code))).status).toBe(403);
  now += 1;
  expect(await visitor.verify(code)).toMatchObject(GONE);
  // Not because of the wrong try: the first cookie has the same age.
  visitor.cookie = cookie;
  expect(await visitor.verify(code)).toMatchObject(GONE);
});

test('a wrong code does not make the cookie last longer', async () => {
  const { visitor, code } = await withCode();
  now += 540_000;
  const { headers } = await visitor.verify(otherThan(code));
  expect(headers.getSetCookie()[0]).toMatch(/Max-Age=60;/);
});

test('after five wrong codes, the right one is refused', async () => {
  const { visitor, code } = await withCode();
  for (let attempt = 1; attempt <= 4; attempt++) expect((await visitor.verify(otherThan(code))).status).toBe(403);
  const cookie = visitor.cookie;
  expect(await visitor.verify(otherThan(code))).toMatchObject({
    status: 410,
    message: 'Too many wrong validation codes. Please send a new e-mail.',
  });
  expect(visitor.cookie).toBe('');
  visitor.cookie = cookie;
  expect(await visitor.verify(code)).toMatchObject(GONE);
});

test('sending an old cookie again gives no new tries', async () => {
  const { visitor, code } = await withCode();
  const first = visitor.cookie;
  for (let attempt = 1; attempt <= 5; attempt++) {
    visitor.cookie = first;
    await visitor.verify(otherThan(code));
  }
  visitor.cookie = first;
  expect(await visitor.verify(code)).toMatchObject(GONE);
});

test('tries at the same moment are counted one by one', async () => {
  const { visitor, code } = await withCode();
  const statuses = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const same = new Visitor(api.url);
      same.cookie = visitor.cookie;
      return (await same.verify(otherThan(code))).status;
    }),
  );
  expect(statuses.filter((status) => status === 403)).toHaveLength(4);
  expect(await visitor.verify(code)).toMatchObject(GONE);
});

test('another replica with the same secret accepts the right code, and knows the tries in the cookie', async () => {
  const secrets = ['a secret of more than thirty-two characters'];
  const here = await apiWithMail({ secrets });
  const there = new Visitor((await apiWithMail({ secrets })).api.url);
  const first = await withCode(here);
  there.cookie = first.visitor.cookie;
  expect((await there.verify(first.code)).status).toBe(200);
  const { visitor, code } = await withCode(here);
  for (let attempt = 1; attempt <= 4; attempt++) await visitor.verify(otherThan(code));
  there.cookie = visitor.cookie;
  expect((await there.verify(otherThan(code))).message).toMatch(/^Too many wrong/);
});

test('without a secret, a code only works at its own process', async () => {
  const { visitor, code } = await withCode();
  const there = new Visitor((await apiWithMail()).api.url);
  there.cookie = visitor.cookie;
  expect(await there.verify(code)).toMatchObject(GONE);
});

test('a cookie that was changed does not count', async () => {
  const { visitor, code } = await withCode();
  const whole = visitor.cookie;
  const value = whole.slice(whole.indexOf('=') + 1);
  for (const forged of [
    '',
    'x',
    'null',
    '{"code":"000000"}',
    value.slice(0, -1),
    value.replace(/\*([^*]{3})/, '*AAA'),
  ]) {
    visitor.cookie = `playground-code=${forged}`;
    expect(await visitor.verify(code)).toMatchObject(GONE);
  }
  visitor.cookie = whole;
  expect((await visitor.verify(code)).status).toBe(200);
});

test.each([
  ['too short', '12345'],
  ['too long', '1234567'],
  ['a number', 123456],
  ['nothing', null],
  ['a list', ['123456']],
])('a typed code that is %s is refused and costs no try', async (_, typed) => {
  const { visitor, code } = await withCode();
  for (let attempt = 1; attempt <= 6; attempt++) expect((await visitor.verify(typed)).status).toBe(400);
  expect((await visitor.verify(code)).status).toBe(200);
});

test('limits the tries from one network address', async () => {
  const { api } = await apiWithMail({ limits: { triesPerAddress: 2 } });
  const visitor = new Visitor(api.url);
  await visitor.verify('000000');
  await visitor.verify('000000');
  expect((await visitor.verify('000000')).status).toBe(429);
});
