import { apiWithMail, closeAll, Visitor } from '../test/api.ts';
import { codeIn } from '../test/mailServer.ts';

let { api, mail } = {} as Awaited<ReturnType<typeof apiWithMail>>;
beforeAll(async () => {
  ({ api, mail } = await apiWithMail());
});
afterEach(() => mail.reset());
afterAll(closeAll);

test('sends one mail with a code of six digits, only to the address', async () => {
  const answer = await new Visitor(api.url).sendEmail('tester@example.com');
  expect(answer).toMatchObject({ status: 200, message: 'We have sent you an e-mail with a validation code.' });
  expect(mail.mails).toHaveLength(1);
  expect(mail.mails[0]?.to).toEqual(['tester@example.com']);
  expect(mail.mails[0]?.source).toMatch(/^To: tester@example\.com\r$/m);
  expect(codeIn(mail.mails[0])).toMatch(/^\d{6}$/);
});

test('the answer and the cookie do not show the code', async () => {
  const visitor = new Visitor(api.url);
  const { message } = await visitor.sendEmail('tester@example.com');
  const code = codeIn(mail.mails[0]);
  expect(message).not.toContain(code);
  expect(visitor.cookie).not.toContain(code);
  expect(Buffer.from(visitor.cookie, 'base64').toString()).not.toContain(code);
});

test('scripts and other sites cannot use the cookie, and it lasts ten minutes', async () => {
  const { headers } = await new Visitor(api.url).sendEmail('tester@example.com');
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^playground-code=Fe26\.2\*/);
  expect(cookie.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax']);
});

test('if browsers reach the API by https, the cookie needs https', async () => {
  const { api } = await apiWithMail({ publicUrl: 'https://api.example' });
  const { headers } = await new Visitor(api.url).sendEmail('tester@example.com');
  expect(headers.getSetCookie()[0]).toMatch(/^__Host-playground-code=.*; Secure\b/);
});

test.each([
  ['a leading at sign, which the page allows, is removed', '@tester@example.com', 'tester@example.com'],
  ['a tag and capitals stay', 'Te.St+tag@EXAMPLE.com', 'Te.St+tag@example.com'],
])('%s', async (_, typed, to) => {
  expect((await new Visitor(api.url).sendEmail(typed)).status).toBe(200);
  expect(mail.mails[0]?.to).toEqual([to]);
});

test.each([
  ['no at sign', 'tester.example.com'],
  ['no dot in the domain', 'tester@example'],
  ['whitespace', 'tes ter@example.com'],
  ['a further header', 'a@example.com\r\nBcc: b@example.com'],
  ['a line feed alone', 'a\n@example.com'],
  ['a second recipient', 'a@example.com,b@example.com'],
  ['a name and brackets', 'x<b@example.com>'],
  ['a source route', '@example.com:b@example.com'],
  ['a route behind a percent sign', 'b%elsewhere.com@example.com'],
  ['a route before an exclamation mark', 'elsewhere.com!b@example.com'],
  ['quotes', '"a b"@example.com'],
  ['a comment', 'a(b)@example.com'],
  ['a control character', 'a\u0000@example.com'],
  ['half a surrogate pair', 'a\ud800@example.com'],
  ['60 characters', `${'a'.repeat(48)}@example.com`],
  ['nothing', ''],
])('refuses an address with %s, and sends no mail and no cookie', async (_, email) => {
  const visitor = new Visitor(api.url);
  expect(await visitor.sendEmail(email)).toMatchObject({
    status: 400,
    message: 'This is not an e-mail address that we can send to.',
  });
  expect(mail.mails).toEqual([]);
  expect(visitor.cookie).toBe('');
});

test('an address of 59 characters is short enough', async () => {
  expect((await new Visitor(api.url).sendEmail(`${'a'.repeat(47)}@example.com`)).status).toBe(200);
});

test.each([
  ['another domain', 'a@elsewhere.com'],
  ['a domain below', 'a@sub.example.com'],
  ['a domain that ends alike', 'a@notexample.com'],
  ['a domain that looks alike', 'a@ехample.com'],
])('with a real mail server, sends only to allowed domains: %s', async (_, email) => {
  expect(await new Visitor(api.url).sendEmail(email)).toMatchObject({
    status: 403,
    message: 'This server does not send mail to that domain.',
  });
  expect(mail.mails).toEqual([]);
});

test('says if the mail server refuses the mail, and sets no cookie', async () => {
  mail.answer = async () => new Error('no such user here');
  const visitor = new Visitor(api.url);
  expect(await visitor.sendEmail('tester@example.com')).toMatchObject({
    status: 502,
    message: 'The mail server did not take the e-mail.',
  });
  expect(visitor.cookie).toBe('');
});

test('says if the mail server is away', async () => {
  const { api } = await apiWithMail({ smtpUrl: 'smtp://127.0.0.1:9' });
  expect((await new Visitor(api.url).sendEmail('tester@example.com')).status).toBe(502);
});

test.each(['smtp://0.0.0.0:PORT', 'smtp://user:password@0.0.0.0:PORT'])(
  'sends nothing without TLS to another machine, as in %s',
  async (url) => {
    // The same server, by an address that does not look like this machine.
    const smtpUrl = url.replace('PORT', new URL(mail.url).port);
    const { api } = await apiWithMail({ smtpUrl });
    expect(await new Visitor(api.url).sendEmail('tester@example.com')).toMatchObject({
      status: 502,
      message: 'The mail server did not take the e-mail.',
    });
    expect(mail.mails).toEqual([]);
    expect(mail.said).toMatch(/^EHLO \S+\r\nSTARTTLS\r\n/);
    expect(mail.said).not.toMatch(/AUTH|MAIL|tester/);
  },
);

test('sends without TLS to another machine if the address asks for that', async () => {
  const { api } = await apiWithMail({ smtpUrl: `smtp://0.0.0.0:${new URL(mail.url).port}?ignoreTLS=true` });
  expect((await new Visitor(api.url).sendEmail('tester@example.com')).status).toBe(200);
});

test('limits the mails to one recipient, however the address is written, and says when to try again', async () => {
  const { api, mail } = await apiWithMail({ limits: { mailsPerRecipient: 2 } });
  const visitor = new Visitor(api.url);
  await visitor.sendEmail('tester@example.com');
  await visitor.sendEmail('TESTER+1@example.com');
  const third = await visitor.sendEmail('@Tester+2@Example.com');
  expect(third).toMatchObject({ status: 429, message: 'Too many e-mails to this address. Please try again later.' });
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await visitor.sendEmail('other@example.com')).status).toBe(200);
  expect(mail.mails).toHaveLength(3);
});

test('dots make another recipient, except at Gmail', async () => {
  const mailAllowedDomains = ['example.com', 'gmail.com', 'googlemail.com'];
  const { api } = await apiWithMail({ mailAllowedDomains, limits: { mailsPerRecipient: 1 } });
  const visitor = new Visitor(api.url);
  for (const [one, other, status] of [
    ['first.last@gmail.com', 'F.I.R.S.T.Last+tag@googlemail.com', 429],
    ['first.last@example.com', 'firstlast@example.com', 200],
  ] as const) {
    expect((await visitor.sendEmail(one)).status).toBe(200);
    expect((await visitor.sendEmail(other)).status).toBe(status);
  }
});

test('limits the requests from one network address, including refused ones', async () => {
  const { api, mail } = await apiWithMail({ limits: { mailsPerAddress: 2 } });
  const visitor = new Visitor(api.url);
  await visitor.sendEmail('nonsense');
  await visitor.sendEmail('a@example.com');
  const third = await visitor.sendEmail('b@example.com');
  expect(third).toMatchObject({ status: 429, message: expect.stringMatching(/^Too many requests\./) });
  expect(mail.mails).toHaveLength(1);
});

test('trusts X-Forwarded-For only if it knows of a proxy', async () => {
  const limits = { mailsPerAddress: 1 };
  const ask = async (proxies: number) => {
    const { api } = await apiWithMail({ limits, proxies });
    const from = (address: string) =>
      new Visitor(api.url).post('/send-email', '{"email":"a@example.com"}', { 'x-forwarded-for': address });
    return [await from('203.0.113.1'), await from('203.0.113.2')].map(({ status }) => status);
  };
  expect(await ask(1)).toEqual([200, 200]);
  expect(await ask(0)).toEqual([200, 429]);
});
