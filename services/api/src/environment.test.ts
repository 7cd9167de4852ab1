import { optionsFromEnvironment } from './environment.ts';

const SECRET = 'a secret of more than thirty-two characters';

test('the defaults are those of npm start', () => {
  expect(optionsFromEnvironment({})).toEqual({
    port: 3100,
    inboxPort: 3101,
    smtpPort: 3125,
    host: undefined,
    publicUrl: undefined,
    allowedOrigins: [3000, 3001, 3002, 3003, 3004, 3005].map((port) => `http://localhost:${port}`),
    secret: undefined,
    smtpUrl: undefined,
    mailAllowedDomains: undefined,
    mailFrom: undefined,
    proxies: 0,
    log: true,
  });
});

test('everything can be said', () => {
  const options = optionsFromEnvironment({
    PORT: '80',
    API_PORT: '81',
    INBOX_PORT: '82',
    SMTP_PORT: '83',
    HOST: '0.0.0.0',
    API_URL: 'https://api.example',
    ALLOWED_ORIGINS: 'https://play.example, https://async.example/',
    SECRET,
    SMTP_URL: 'smtp://user:password@mail.example:587',
    MAIL_ALLOWED_DOMAINS: 'Example.com, example.org',
    MAIL_FROM: 'play@example.com',
    TRUST_PROXY: '1',
  });
  expect(options).toEqual({
    port: 80,
    inboxPort: 82,
    smtpPort: 83,
    host: '0.0.0.0',
    publicUrl: 'https://api.example',
    allowedOrigins: ['https://play.example', 'https://async.example'],
    secret: SECRET,
    smtpUrl: 'smtp://user:password@mail.example:587',
    mailAllowedDomains: ['example.com', 'example.org'],
    mailFrom: 'play@example.com',
    proxies: 1,
    log: true,
  });
});

test('an empty variable is as good as none: compose files pass those', () => {
  expect(optionsFromEnvironment({ PORT: '', SECRET: ' ', SMTP_URL: '', API_PORT: '4100' }).port).toBe(4100);
});

test.each([
  [{ PORT: 'many' }, "PORT must be a number from 0 to 65535, not 'many'."],
  [{ API_PORT: '65536' }, "API_PORT must be a number from 0 to 65535, not '65536'."],
  [{ INBOX_PORT: '-1' }, "INBOX_PORT must be a number from 0 to 65535, not '-1'."],
  [{ SMTP_PORT: '1.5' }, "SMTP_PORT must be a number from 0 to 65535, not '1.5'."],
  [{ TRUST_PROXY: 'true' }, "TRUST_PROXY must be a number from 0 to 10, not 'true'."],
  [{ SECRET: 'short' }, 'SECRET must have at least 32 characters.'],
  [{ API_URL: 'api.example' }, "API_URL must be an address like https://api.example, not 'api.example'."],
  [{ ALLOWED_ORIGINS: '*' }, "ALLOWED_ORIGINS must be a list of origins like http://localhost:3000, not '*'."],
  [{ ALLOWED_ORIGINS: 'http://a/b' }, /^ALLOWED_ORIGINS .* not 'http:\/\/a\/b'\.$/],
  [{ SMTP_URL: 'smtp://user:hunter2' }, /^SMTP_URL must be an address like [^h]+$/],
  [{ SMTP_URL: 'mail.example', MAIL_ALLOWED_DOMAINS: 'a.example' }, /^SMTP_URL must be/],
  [{ SMTP_URL: 'smtp://mail.example' }, /^MAIL_ALLOWED_DOMAINS must say to which domains/],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_ALLOWED_DOMAINS: '*' }, /^MAIL_ALLOWED_DOMAINS .* not '\*'\.$/],
])('%j is refused in one line that names the variable', (environment, message) => {
  expect(() => optionsFromEnvironment(environment)).toThrow(message);
});
