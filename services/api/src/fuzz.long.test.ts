import fc from 'fast-check';
import { mailbox } from '../../../shared/contract/mailbox.ts';
import { isAudit, sample } from '../../../shared/test/long.ts';
import { apiWithMail, closeAll, Visitor } from '../test/api.ts';

jest.setTimeout(180_000);
afterEach(closeAll);

const BODIES_AT_ONCE = 125;
const RUNS = { numRuns: sample(20), seed: isAudit ? undefined : 1 };

/** Characters with a meaning in addresses, headers, SMTP or JSON, and some that look like them. */
const nasty = fc.constantFrom(
  ...['@', '.', ',', ';', ':', '<', '>', '(', ')', '[', ']', '"', "'", '\\', '%', '!', '+', '-', '_', '{', '}'],
  ...['\r', '\n', '\r\n', '\0', '\t', ' ', '\u00a0', '\u2028', '\u200b', '\u202e', '\ufeff', '\ud800', '\udc00'],
  ...['a', 'Z', '7', 'ä', 'ß', 'İ', '字', '😀', '＠', '。', 'xn--', 'RCPT TO:', 'Bcc:', '\r\nBcc: x@example.com\r\n'],
);
const nastyText = fc.array(nasty, { maxLength: 20 }).map((parts) => parts.join(''));
const text = fc.oneof(
  fc.stringMatching(/^@?[a-zA-Z0-9.+_äß-]{1,9}@(example\.com|EXAMPLE\.com)$/),
  fc
    .tuple(fc.constantFrom('tester@example.com'), nasty, fc.nat(18))
    .map(([good, bad, at]) => good.slice(0, at) + bad + good.slice(at)),
  nastyText,
  nastyText.map((local) => `${local}@example.com`),
  fc.tuple(nastyText, nastyText).map(([local, label]) => `${local}@${label}.example.com`),
  fc.emailAddress(),
  fc.string({ unit: 'binary', maxLength: 70 }),
  fc.integer({ min: 0, max: 20_000 }).map((length) => `${'a'.repeat(length)}@example.com`),
  fc.stringMatching(/^[0-9]{6}$/),
);
const value = fc.oneof({ weight: 7, arbitrary: text }, { weight: 2, arbitrary: fc.jsonValue() });
const key = fc.constantFrom('email', 'typedCode', '__proto__', 'constructor', 'prototype', 'toString', 'to', 'bcc', '');

/** `{"a": …}` as text, so that keys like __proto__ and keys given twice come through. */
const object = fc
  .array(fc.tuple(key, value), { maxLength: 4 })
  .map(
    (fields) => `{${fields.map(([name, content]) => `${JSON.stringify(name)}:${JSON.stringify(content)}`).join(',')}}`,
  );

/** Batches of bodies for a route that needs `field`. */
function bodiesFor(field: string) {
  const json = fc.oneof(
    { weight: 4, arbitrary: value.map((content) => JSON.stringify({ [field]: content })) },
    { weight: 2, arbitrary: object },
    { weight: 1, arbitrary: fc.jsonValue().map((anything) => JSON.stringify(anything)) },
  );
  const truncated = fc.tuple(json, fc.nat(100)).map(([whole, end]) => whole.slice(0, end % (whole.length + 1)));
  const body = fc.oneof(
    { weight: 7, arbitrary: json },
    { weight: 2, arbitrary: truncated },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  );
  return fc.array(body, { minLength: BODIES_AT_ONCE, maxLength: BODIES_AT_ONCE });
}

const addressIn = (sent: string): string => JSON.parse(sent).email;
/** What each address has at least. */
const PAGE_RULE = /^@?[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** All header fields that a mail may have. */
const HEADER = [
  'Content-Transfer-Encoding',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Subject',
  'To',
];

test('with 2 500 bodies, /send-email never fails, and mails only the addresses that it accepted', async () => {
  const { api, mail } = await apiWithMail();
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(bodiesFor('email'), async (batch) => {
      mail.mails.length = 0;
      const answers = await Promise.all(batch.map((sent) => new Visitor(api.url).post('/send-email', sent)));
      for (const { status, message } of answers) {
        expect(status).toBeLessThan(500);
        expect(message).toMatch(/\w/);
      }
      const accepted = batch.filter((_, index) => answers[index]?.status === 200).map(addressIn);
      taken += accepted.length;
      for (const address of accepted) {
        expect(address).toMatch(PAGE_RULE);
        expect(address.length).toBeLessThan(60);
      }
      // Each address gets one mail, whose header has only our own lines.
      expect(mail.mails.map(({ to }) => to.join()).sort()).toEqual(accepted.map(mailbox).sort());
      for (const { source } of mail.mails) {
        const header = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
        expect(
          header
            .split('\r\n')
            .map((line) => line.slice(0, line.indexOf(':')))
            .sort(),
        ).toEqual(HEADER);
      }
    }),
    RUNS,
  );
  // The bodies are not so wild that none is good.
  expect(taken).toBeGreaterThan(sample(30));
});

test('with 2 500 bodies, /verify-code never fails, and accepts none', async () => {
  const { api } = await apiWithMail();
  await fc.assert(
    fc.asyncProperty(bodiesFor('typedCode'), async (batch) => {
      const visitor = new Visitor(api.url);
      await visitor.sendEmail('tester@example.com');
      const { cookie } = visitor;
      const answers = await Promise.all(
        batch.map((sent) => {
          const replaying = new Visitor(api.url);
          replaying.cookie = cookie;
          return replaying.post('/verify-code', sent);
        }),
      );
      for (const { status, message } of answers) {
        expect([400, 403, 410, 413]).toContain(status);
        expect(message).toMatch(/\w/);
      }
    }),
    RUNS,
  );
});
