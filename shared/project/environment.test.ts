import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiFromEnvironment, originFromEnvironment, siteFromEnvironment } from './environment.ts';

const project = path.resolve(__dirname, '../..');
const SECRET = 'a secret of more than thirty-two characters';
const PROVIDERS = { identity: 'http://localhost:3102', pay: 'http://localhost:3103', bank: 'http://localhost:3104' };
const PROVIDER_PORTS = { identity: 3102, pay: 3103, bank: 3104 };
const groupUrls = (environment: Record<string, string>) =>
  siteFromEnvironment(environment).site.remotes.map(({ url }) => url);

test('the defaults are the addresses of npm start', () => {
  const { site, ports } = siteFromEnvironment({});
  expect(site).toEqual({
    shell: 'http://localhost:3000',
    remotes: expect.arrayContaining([{ name: 'media', title: 'Media and files', url: 'http://localhost:3002' }]),
    services: {
      mail: 'http://localhost:3100',
      geocoder: 'http://localhost:3100',
      inbox: 'http://localhost:3101',
      ...PROVIDERS,
    },
  });
  expect(ports).toEqual({
    ...{ shell: 3000, forms: 3001, media: 3002, frames: 3003, tables: 3004, async: 3005 },
    ...{ api: 3100, inbox: 3101, smtp: 3125, ...PROVIDER_PORTS },
  });
  expect(originFromEnvironment({ WORKSPACE: 'media' })).toEqual({
    name: 'media',
    root: path.join(project, 'remotes/media/dist'),
    internalUrls: {},
    proxy: {},
    files: undefined,
    port: 3002,
    host: undefined,
    site,
    ...{ log: true, drainMs: 0, faults: true, exam: false, proxies: 0 },
  });
  expect(apiFromEnvironment({})).toEqual({
    port: 3100,
    inboxPort: 3101,
    smtpPort: 3125,
    host: undefined,
    publicUrl: 'http://localhost:3100',
    publicInboxUrl: 'http://localhost:3101',
    originPorts: PROVIDER_PORTS,
    publicOriginUrls: PROVIDERS,
    allowedOrigins: [3000, 3001, 3002, 3003, 3004, 3005].map((port) => `http://localhost:${port}`),
    secrets: undefined,
    redisUrl: undefined,
    smtpUrl: undefined,
    mailAllowedDomains: undefined,
    mailFrom: undefined,
    build: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    ...{ log: true, drainMs: 0, faults: true, proxies: 0 },
  });
});

test('every setting of an origin is read', () => {
  const remotes = [{ name: 'sixth', title: 'Sixth', url: 'https://sixth.example' }];
  const options = originFromEnvironment({
    WORKSPACE: 'sixth',
    ROOT: __dirname,
    FILES: '/files',
    PORT: '80',
    HOST: '0.0.0.0',
    SHELL_URL: 'https://play.example/',
    REMOTES: JSON.stringify(remotes),
    API_URL: 'https://play.example/api/',
    INBOX_URL: 'https://mail.example',
    IDENTITY_URL: 'https://identity.example',
    PAY_URL: 'https://pay.example',
    BANK_URL: 'https://bank.example',
    GEOCODER_URL: 'https://geo.example',
    LOG: 'off',
    DRAIN_MS: '4000',
    FAULTS: 'off',
    EXAM: 'on',
    TRUST_PROXY: '2',
    SIXTH_INTERNAL_URL: 'http://sixth:8080',
  });
  expect(options).toEqual({
    name: 'sixth',
    root: __dirname,
    files: '/files',
    port: 80,
    host: '0.0.0.0',
    site: {
      shell: 'https://play.example',
      remotes,
      services: {
        mail: 'https://play.example/api',
        geocoder: 'https://geo.example',
        inbox: 'https://mail.example',
        ...{ identity: 'https://identity.example', pay: 'https://pay.example', bank: 'https://bank.example' },
      },
    },
    internalUrls: { sixth: 'http://sixth:8080' },
    proxy: {},
    ...{ log: false, drainMs: 4000, faults: false, exam: true, proxies: 2 },
  });
});

test('every setting of the API is read', () => {
  const options = apiFromEnvironment({
    PORT: '80',
    API_PORT: '81',
    INBOX_PORT: '82',
    SMTP_PORT: '83',
    ...{ IDENTITY_PORT: '84', PAY_PORT: '85', BANK_PORT: '86' },
    HOST: '0.0.0.0',
    API_URL: 'https://api.example',
    INBOX_URL: 'https://inbox.example',
    PAY_URL: 'https://pay.example',
    ALLOWED_ORIGINS: 'https://play.example, https://async.example/',
    SECRET: `${SECRET}, ${SECRET}`,
    REDIS_URL: 'rediss://user:password@store.example:6380/1',
    REPLICAS: '2',
    SMTP_URL: 'smtp://user:password@mail.example:587',
    MAIL_ALLOWED_DOMAINS: 'Example.com, example.org',
    MAIL_FROM: 'play@example.com',
    TRUST_PROXY: '1',
    BUILD: '0123456789ab',
    LOG: 'on',
    DRAIN_MS: '4000',
    FAULTS: 'off',
    SIXTH_INTERNAL_URL: 'http://sixth:8080',
  });
  expect(options).toEqual({
    port: 80,
    inboxPort: 82,
    smtpPort: 83,
    host: '0.0.0.0',
    publicUrl: 'https://api.example',
    publicInboxUrl: 'https://inbox.example',
    originPorts: { identity: 84, pay: 85, bank: 86 },
    publicOriginUrls: {
      identity: 'http://localhost:84',
      pay: 'https://pay.example',
      bank: 'http://localhost:86',
    },
    allowedOrigins: ['https://play.example', 'https://async.example'],
    secrets: [SECRET, SECRET],
    redisUrl: 'rediss://user:password@store.example:6380/1',
    smtpUrl: 'smtp://user:password@mail.example:587',
    mailAllowedDomains: ['example.com', 'example.org'],
    mailFrom: 'play@example.com',
    build: '0123456789ab',
    ...{ log: true, drainMs: 4000, faults: false, proxies: 1 },
  });
});

test('the address of one group can be set alone, in any table', () => {
  expect(groupUrls({ MEDIA_URL: 'http://localhost:4002/' })).toEqual(
    [3001, 4002, 3003, 3004, 3005].map((n) => `http://localhost:${n}`),
  );
  const REMOTES = JSON.stringify([{ name: 'the-sixth', title: 'Sixth', url: 'http://localhost:3006' }]);
  expect(groupUrls({ REMOTES, THE_SIXTH_URL: 'https://sixth.example' })).toEqual(['https://sixth.example']);
});

test('a group brings services, and each has its address in a variable', () => {
  const services = { tally: 'http://localhost:3110/', 'the-votes': 'http://localhost:3111' };
  const REMOTES = JSON.stringify([{ name: 'crew', title: 'Crew', url: 'http://localhost:3010', services }]);
  const { site, ports } = siteFromEnvironment({ REMOTES, THE_VOTES_URL: 'https://crew.example/votes' });
  expect(site.remotes[0]?.services).toEqual({
    tally: 'http://localhost:3110',
    'the-votes': 'https://crew.example/votes',
  });
  expect(ports).not.toHaveProperty('tally');
});

test('a group passes calls on to its backend, and a service below its origin moves with it', () => {
  const own = { 'crew-api': 'http://localhost:3010/crew-api' };
  const services = { tally: 'http://localhost:3010/tally', votes: 'http://localhost:3111', ...own };
  const row = { name: 'crew', title: 'Crew', url: 'http://localhost:3010', services };
  const proxy = { tally: 'http://localhost:8000', 'crew-api': 'server.ts' };
  const REMOTES = remotes({ ...row, proxy, run: 'python3 backend.py' });
  const { site, backends } = siteFromEnvironment({ REMOTES, CREW_PORT: '4010' });
  expect(site.remotes).toEqual([
    {
      ...{ ...row, url: 'http://localhost:4010' },
      services: {
        ...services,
        tally: 'http://localhost:4010/tally',
        'crew-api': 'http://localhost:4010/crew-api',
      },
    },
  ]);
  expect(backends).toEqual({
    crew: { proxy: { tally: 'http://localhost:8000' }, serverParts: ['crew-api'], run: 'python3 backend.py' },
  });
  const container = originFromEnvironment({ REMOTES, WORKSPACE: 'crew', TALLY_INTERNAL_URL: 'http://backend:8000' });
  expect(container.proxy).toEqual({ tally: 'http://backend:8000' });
});

test('all pages of the site may call the API, at any origin', () => {
  const REMOTES = JSON.stringify([{ name: 'sixth', title: 'Sixth', url: 'https://sixth.example' }]);
  const { allowedOrigins } = apiFromEnvironment({ REMOTES, SHELL_PORT: '4000' });
  expect(allowedOrigins).toEqual(['http://localhost:4000', 'https://sixth.example']);
});

test.each([
  [{ MEDIA_PORT: '4002' }, 'http://localhost:4002', 4002],
  [{ MEDIA_URL: 'http://localhost:4002' }, 'http://localhost:4002', 4002],
  [{ MEDIA_URL: 'https://media.example', MEDIA_PORT: '4002' }, 'https://media.example', 4002],
  [{ MEDIA_URL: 'https://media.example' }, 'https://media.example', 8080],
  [{ MEDIA_PORT: '0' }, 'http://localhost:0', 0],
  [{ MEDIA_PORT: '65535' }, 'http://localhost:65535', 65535],
])('with %j the address of media is %s and its port %d, in npm start and in a container', (environment, url, port) => {
  const { site, ports } = siteFromEnvironment(environment);
  const container = originFromEnvironment({ ...environment, WORKSPACE: 'media' });
  expect([site.remotes[1]?.url, ports.media, container.port]).toEqual([url, port, port]);
  expect(container.site).toEqual(site);
});

test.each([
  [{ API_URL: 'http://localhost:4100' }, 4100],
  [{ API_URL: 'https://play.example/api' }, 3100],
  [{ API_URL: 'https://play.example/api', API_PORT: '4100' }, 4100],
])('with %j the API listens on %d, in npm start and in a container', (environment, port) => {
  expect([siteFromEnvironment(environment).ports.api, apiFromEnvironment(environment).port]).toEqual([port, port]);
});

test('an empty variable counts as unset, because compose files pass empty ones', () => {
  const empty = { PORT: '', REMOTES: '', API_URL: ' ', SECRET: ' ', SMTP_URL: '', MEDIA_PORT: '' };
  expect(apiFromEnvironment(empty)).toEqual(apiFromEnvironment({}));
  expect(siteFromEnvironment(empty)).toEqual(siteFromEnvironment({}));
});

const remotes = (...entries: unknown[]) => JSON.stringify(entries);
const A = { name: 'a', title: 'A', url: 'http://a' };

test.each([
  ['MEDIA_PORT', 'many', "MEDIA_PORT must be a number from 0 to 65535, not 'many'."],
  ['API_PORT', '65536', "API_PORT must be a number from 0 to 65535, not '65536'."],
  ['INBOX_PORT', '-1', "INBOX_PORT must be a number from 0 to 65535, not '-1'."],
  ['SMTP_PORT', '1.5', "SMTP_PORT must be a number from 0 to 65535, not '1.5'."],
  ['SHELL_URL', 'localhost:3000', "SHELL_URL must be an address like http://localhost:3000, not 'localhost:3000'."],
  ['SHELL_URL', 'http://a/b', "SHELL_URL must be an origin, without a path, not 'http://a/b'."],
  ['SHELL_URL', 'http://a\nb c', /^SHELL_URL must be an address .* not 'http:\/\/a b c'\.$/],
  ['MEDIA_URL', 'https://play.example/media', /^MEDIA_URL must be an origin/],
  ['MEDIA_URL', 'https://*', /^MEDIA_URL must be an address/],
  ['MEDIA_URL', 'https://*.example', /^MEDIA_URL must be an address/],
  ['MEDIA_URL', 'https://a;script-src', /^MEDIA_URL must be an address/],
  ['API_URL', 'javascript:1', /^API_URL must be an address/],
  ['API_URL', 'ftp://a', /^API_URL must be an address/],
  ['INBOX_URL', 'x', /^INBOX_URL must be an address/],
  ['GEOCODER_URL', 'http://user:hunter2@geo', 'GEOCODER_URL must be an address like http://localhost:3000.'],
  ['GEOCODER_URL', 'http://:hunter2@geo', 'GEOCODER_URL must be an address like http://localhost:3000.'],
  ['REMOTES', 'http://user:hunter2@geo', /^REMOTES must be a JSON list of [^:]+: it is not JSON\.$/],
  ['REMOTES', '{}', /^REMOTES must be a JSON list .*: it is no list\.$/],
  ['REMOTES', '[]', /: it has no group\.$/],
  ['REMOTES', '[{"name": "a"', /: it is not JSON\.$/],
  ['REMOTES', remotes({ ...A, service: {} }), /: a has the field "service", which is none of name, .*services/],
  ['REMOTES', remotes(A, { ...A, name: 'b' }), /: b has the url of another group\.$/],
  ['REMOTES', remotes(null), /: entry 1 is not an object\.$/],
  ['REMOTES', remotes({ ...A, name: 'A' }), /: entry 1 has no name of small letters, digits and hyphens\.$/],
  ['REMOTES', remotes(A, { ...A, name: 'shell' }), /: entry 2 has a name that the site needs itself\.$/],
  ['REMOTES', remotes(A, { ...A, name: 'constructor' }), /: entry 2 has a name that the site needs itself\.$/],
  ['REMOTES', remotes({ ...A, title: undefined }), /: a has no title\.$/],
  ['REMOTES', remotes({ ...A, title: ' ' }), /: a has no title\.$/],
  ['REMOTES', remotes({ ...A, url: undefined }), /: a has no url\.$/],
  ['REMOTES', remotes({ ...A, url: 5 }), /: a has no url\.$/],
  ['REMOTES', remotes({ ...A, url: '/a' }), /: the url of a must be an address like [^,]+, not '\/a'\.$/],
  ['REMOTES', remotes({ ...A, url: 'http://me:hunter2@a' }), /: the url of a must be an address like [^,]+0\.$/],
  ['REMOTES', remotes(A, { ...A, title: 'B' }), /: a stands in it twice\.$/],
  ['REMOTES', remotes({ ...A, services: 'b' }), /: a has services that are not an object\.$/],
  ['REMOTES', remotes({ ...A, services: { B: 'http://b' } }), /: a has a service without a name of small letters/],
  ['REMOTES', remotes({ ...A, services: { mail: 'http://b' } }), /: a has a service with a name that the site needs/],
  [
    'REMOTES',
    remotes({ ...A, services: { b: 'b' } }),
    /: the service b of a must be an address like [^,]+, not 'b'\.$/,
  ],
  ['REMOTES', remotes({ ...A, services: { b: 'http://me:hunter2@b' } }), /: the service b of a must be an address/],
  ['REMOTES', remotes({ ...A, services: { a: 'http://b' } }), /: a has a service whose name stands in it twice\.$/],
  [
    'REMOTES',
    remotes(
      { ...A, services: { b: 'http://b' } },
      { name: 'c', title: 'C', url: 'http://c', services: { b: 'http://d' } },
    ),
    /: c has a service whose name stands in it twice\.$/,
  ],
  ['REMOTES', remotes({ ...A, proxy: { b: 'http://b' } }), /: a has a proxy for what is not one of its services\.$/],
  [
    'REMOTES',
    remotes({ ...A, services: { b: 'http://b' }, proxy: { b: 'server.js' } }),
    /: the service b of a has a proxy that is neither an address nor server\.ts, not 'server\.js'\.$/,
  ],
  ['REMOTES', remotes({ ...A, run: ' ' }), /: a has no command to run\.$/],
  ['TRUST_PROXY', 'true', "TRUST_PROXY must be a number from 0 to 10, not 'true'."],
  ['SECRET', 'short', 'SECRET must have at least 32 characters.'],
  ['SECRET', `${SECRET},hunter2`, 'SECRET must have at least 32 characters.'],
  ['SECRET', `${SECRET},${SECRET},${SECRET}`, /^SECRET must be one secret, or two /],
  ['SECRET', ',', /^SECRET must be one secret, or two /],
  ['REDIS_URL', 'redis://:hunter2', /^REDIS_URL must be an address like [^h]+$/],
  ['REDIS_URL', 'redis://:hunter2@', /^REDIS_URL must be an address like [^h]+$/],
  ['REDIS_URL', 'http://hunter2', /^REDIS_URL must be an address like [^h]+$/],
  ['REDIS_URL', 'hunter2:6379', /^REDIS_URL must be an address like [^h]+$/],
  ['REDIS_URL', 'redis://store/hunter2', /^REDIS_URL must be an address like [^h]+$/],
  ['REDIS_URL', 'redis://store', /^SECRET must be set /],
  ['REPLICAS', 'many', "REPLICAS must be a number from 0 to 1000, not 'many'."],
  ['REPLICAS', '2', /^SECRET must be set /],
  ['SMTP_URL', 'smtp://user:hunter2', /^SMTP_URL must be an address like [^h]+$/],
  ['SMTP_URL', 'http://mail.example', /^SMTP_URL must be an address like [^h]+$/],
  ['SMTP_URL', 'smtp://mail.example', /^MAIL_ALLOWED_DOMAINS must say to which domains/],
  ['MAIL_ALLOWED_DOMAINS', 'a.example,*', "MAIL_ALLOWED_DOMAINS must be a list of domains like mail.example, not '*'."],
])('every program refuses %s=%s in one line that names it', (variable, value, message) => {
  const environment = { WORKSPACE: 'media', [variable]: value };
  for (const read of [siteFromEnvironment, originFromEnvironment, apiFromEnvironment]) {
    expect(() => read(environment)).toThrow(message);
    expect(() => read(environment)).not.toThrow(/hunter2|\n/);
  }
});

const NO_ADDRESSES = [
  ...[
    'javascript:alert(1)',
    'ftp://a.example',
    'https://user:hunter2@a.example',
    'https://@a.example',
    '../',
    '/a',
    'x',
  ],
  ...['https://*', 'https://*.example', 'https://a.example/../b', 'https://a.example/%2E%2e/b', 'https://a.example\\b'],
  ...['https://a.example?key=hunter2', 'https://a.example/#hunter2', 'https://a..example', 'https:a.example', 'data:,'],
  ...[
    'https:///a.example',
    'https://a.example/b c',
    'https://a;script-src',
    'file:///etc/passwd',
    '//a.example',
    'null',
  ],
  ...[
    'https://user:hunter2%40a.example',
    'https://',
    'https://a.example:99999',
    'h\nttps://a.example',
    'blob:https://a',
  ],
];
const NO_HOSTS = [
  'http://0.0.0.0',
  '0.0.0.0:80',
  '*',
  'user:hunter2@a',
  '../',
  'a b',
  'javascript:alert(1)',
  'a..b',
  '[::1]',
];

test.each<[string, string[]]>([
  ...['SHELL_URL', 'MEDIA_URL', 'API_URL', 'INBOX_URL', 'GEOCODER_URL', 'ALLOWED_ORIGINS'].map(
    (variable): [string, string[]] => [variable, NO_ADDRESSES],
  ),
  ['SMTP_URL', [...NO_ADDRESSES, 'smtp://*', 'smtp://*.example', 'smtp://', 'smtp://user:hunter2@a..b', 'smtp:a']],
  ['HOST', NO_HOSTS],
  ['ROOT', ['/nowhere', 'javascript:alert(1)', '../nowhere', __filename, 'user:hunter2@a']],
  [
    'MAIL_FROM',
    ['x', 'javascript:alert(1)', 'a@b', 'a@*', 'a@b.example, c@d.example', '<hunter2@a.example>', 'a b@c.example'],
  ],
  ['PORT', ['many', '-1', '65536', '80a', '1e3', 'http://a', '0x50', '../']],
  ['DRAIN_MS', ['4s', '-1', '60001']],
  ['LOG', ['true', 'no']],
  ['FAULTS', ['true', '503']],
  ['EXAM', ['true', 'yes']],
  ['BUILD', ['a b', '<script>', 'a'.repeat(65)]],
])('a wrong %s is refused in one line that names it and shows no password', (variable, values) => {
  const read = variable === 'ROOT' ? originFromEnvironment : apiFromEnvironment;
  const whatIsSaid = (value: string) => {
    try {
      read({ WORKSPACE: 'media', MAIL_ALLOWED_DOMAINS: 'a.example', [variable]: value });
      return 'nothing';
    } catch (error) {
      return (error as Error).message;
    }
  };
  for (const value of values) {
    const said = whatIsSaid(value);
    expect(said).toMatch(new RegExp(`^${variable} must be [^\n]*\\.$`));
    expect(said).not.toContain('hunter2');
  }
});

test.each(NO_ADDRESSES)('the address %j in REMOTES is refused in the same way', (url) => {
  const read = () => siteFromEnvironment({ REMOTES: remotes({ ...A, url }) });
  expect(read).toThrow(/^REMOTES must be [^\n]*: the url of a must be an [^\n]*\.$/);
  expect(read).not.toThrow('hunter2');
});

test.each(['::', '::1', '0.0.0.0', 'localhost', 'api.internal', 'my_host'])('HOST=%s is accepted', (HOST) => {
  expect(apiFromEnvironment({ HOST }).host).toBe(HOST);
});

test('a secret can come from a file', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'playground-secret-')), 'secret');
  writeFileSync(file, `${SECRET}\n`);
  expect(apiFromEnvironment({ SECRET_FILE: file }).secrets).toEqual([SECRET]);
  expect(apiFromEnvironment({ SECRET_FILE: file, SECRET: `other ${SECRET}` }).secrets).toEqual([`other ${SECRET}`]);
  rmSync(path.dirname(file), { recursive: true });
  expect(() => apiFromEnvironment({ SECRET_FILE: file })).toThrow('SECRET_FILE must name a file that can be read.');
});

test('replicas without a store are refused in one line, even if they open the cookies of each other', () => {
  expect(() => apiFromEnvironment({ REPLICAS: '2', SECRET })).toThrow(
    /^REDIS_URL must be set with REPLICAS above 1, .*$/,
  );
  expect(apiFromEnvironment({ REPLICAS: '1', SECRET })).toMatchObject({ secrets: [SECRET], redisUrl: undefined });
});

test.each([
  ['medium', "WORKSPACE must be one of shell, forms, media, frames, tables, async, not 'medium'."],
  ['', /^WORKSPACE must be one of .*, not ''\.$/],
])("a container of WORKSPACE='%s' is refused", (WORKSPACE, message) => {
  expect(() => originFromEnvironment({ WORKSPACE })).toThrow(message);
});

test.each([
  ['*', "ALLOWED_ORIGINS must be an address like http://localhost:3000, not '*'."],
  ['http://a/b', "ALLOWED_ORIGINS must be an origin, without a path, not 'http://a/b'."],
  ['null', /^ALLOWED_ORIGINS must be an address/],
])('ALLOWED_ORIGINS=%s is refused', (value, message) => {
  expect(() => apiFromEnvironment({ ALLOWED_ORIGINS: `http://localhost:3000,${value}` })).toThrow(message);
});

test.each([originFromEnvironment, apiFromEnvironment])('every program checks PORT', (read) => {
  const environment = { WORKSPACE: 'media', PORT: '80a' };
  expect(() => read(environment)).toThrow("PORT must be a number from 0 to 65535, not '80a'.");
});

test.each([
  ['MEDIA_PROT', 'MEDIA_PORT'],
  ['MEDIA_POR', 'MEDIA_PORT'],
  ['MEDIA_PORTS', 'MEDIA_PORT'],
  ['FORM_PORT', 'FORMS_PORT'],
  ['SHELL_ULR', 'SHELL_URL'],
  ['SHELL_URI', 'SHELL_URL'],
  ['ASYNC_INTERNAL_ULR', 'ASYNC_INTERNAL_URL'],
])('a misspelled name is refused with the right one: %s', (slip, meant) => {
  expect(() => siteFromEnvironment({ [slip]: '4000' })).toThrow(`${slip} is not a setting. Did you mean ${meant}?`);
  expect(() => siteFromEnvironment({ [slip]: '' })).not.toThrow();
});

test('variables of other programs are ignored', () => {
  const others = {
    APP_PORT: '1',
    SMTP_HOST: 'mail',
    SHELL_SESSION_ID: 'x',
    MEDIA_ROOT: '/media',
    FORMS_URL_PREFIX: '/',
  };
  expect(() => siteFromEnvironment(others)).not.toThrow();
});

test('all ports follow BASE_PORT, and all addresses have PUBLIC_HOST, except those that are set or elsewhere', () => {
  const remotes = [
    { name: 'forms', title: 'Forms', url: 'http://localhost:3001' },
    { name: 'crew', title: 'Crew', url: 'https://crew.example' },
  ];
  const moved = { BASE_PORT: '4000', PUBLIC_HOST: 'playground', REMOTES: JSON.stringify(remotes) };
  const { site, ports } = siteFromEnvironment({ ...moved, BANK_PORT: '5000', PAY_URL: 'https://pay.example' });
  expect(site).toMatchObject({
    shell: 'http://playground:4000',
    remotes: [{ url: 'http://playground:4001' }, { url: 'https://crew.example' }],
    services: {
      mail: 'http://playground:4100',
      geocoder: 'http://playground:4100',
      inbox: 'http://playground:4101',
      identity: 'http://playground:4102',
      pay: 'https://pay.example',
      bank: 'http://playground:5000',
    },
  });
  expect(ports).toEqual({
    ...{ shell: 4000, forms: 4001, crew: 8080 },
    ...{ api: 4100, inbox: 4101, identity: 4102, pay: 4103, bank: 5000, smtp: 4125 },
  });
  expect(siteFromEnvironment({ PUBLIC_HOST: 'fd00::1' }).site.shell).toBe('http://[fd00::1]:3000');
  expect(() => siteFromEnvironment({ BASE_PORT: '65300' })).not.toThrow();
  for (const BASE_PORT of ['0', '65411', 'four']) {
    expect(() => siteFromEnvironment({ BASE_PORT })).toThrow(
      `BASE_PORT must be a number from 1 to 65410, not '${BASE_PORT}'.`,
    );
  }
});
