import { createHash } from 'node:crypto';
import { chmod, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { version } from '../../../../shared/project/folders.ts';
import { demo, manifest } from '../../../../shared/test/manifest.ts';
import { type Answer, ask, cleanUp, DOCUMENT, folder, HTML, served, site } from '../../test/origin.ts';

afterEach(cleanUp);

const SCRIPT = 'static/main.0123456789ab.js';
const json = (body: Buffer) => JSON.parse(body.toString());

test('a missing folder is refused in one line', async () => {
  const serving = served({}, { name: 'media', root: '/nowhere/dist' });
  await expect(serving).rejects.toThrow(
    'media cannot start: the folder /nowhere/dist does not exist. Build media first.',
  );
});

test('a folder that this user may not read is refused in one line', async () => {
  const root = await folder();
  await chmod(root, 0);
  const user = process.geteuid?.();
  // Root may read everything.
  if (user === 0) process.seteuid?.(65_534);
  try {
    await expect(served({}, { name: 'media', root })).rejects.toThrow(
      `media cannot start: the folder ${root} may not be read by this user.`,
    );
  } finally {
    if (user === 0) process.seteuid?.(user);
    await chmod(root, 0o700);
  }
});

describe('files', () => {
  test('a group tells the sizes of its files to the page of any origin, and the shell does not', async () => {
    for (const [name, told] of [
      ['forms', '*'],
      ['shell', undefined],
    ] as const) {
      const server = await served({ [SCRIPT]: 'run()' }, { name });
      for (const target of [`/${SCRIPT}`, '/static/none.js']) {
        expect((await ask(server, target)).headers['timing-allow-origin']).toBe(told);
      }
    }
  });

  test('caches may keep a file with a hash in its name for ever', async () => {
    const { status, headers, body } = await ask(await served({ [SCRIPT]: 'run()' }), `/${SCRIPT}`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(body.toString()).toBe('run()');
  });

  test.each(['static/main.js', 'icon.png', 'static/v1.2.js', 'a.0123456.js', 'a.0123456g.js', 'deadbeef.js'])(
    'a file without a hash, %s, is asked for again and sent once',
    async (name) => {
      const server = await served({ [name]: 'x' });
      const { headers } = await ask(server, `/${name}`);
      expect(headers['cache-control']).toBe('no-cache');
      const again = await ask(server, `/${name}`, { headers: { 'if-none-match': String(headers.etag) } });
      expect(again.status).toBe(304);
    },
  );

  test.each([
    ['br', '.br', brotliCompressSync],
    ['gzip', '.gz', gzipSync],
  ])('a file with a %s copy is sent compressed', async (encoding, ending, compress) => {
    const server = await served({ [SCRIPT]: 'run()', [SCRIPT + ending]: compress('run()') });
    const { headers, body } = await ask(server, `/${SCRIPT}`, { headers: { 'accept-encoding': encoding } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(body).toEqual(compress('run()'));
  });

  test('a client that accepts no compression gets the file itself', async () => {
    const server = await served({ [SCRIPT]: 'run()', [`${SCRIPT}.br`]: brotliCompressSync('run()') });
    const { headers, body } = await ask(server, `/${SCRIPT}`);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(body.toString()).toBe('run()');
  });

  test('a client can ask for a part of a film', async () => {
    const server = await served({ 'static/clip.0123456789ab.mp4': '0123456789' });
    const { status, headers, body } = await ask(server, '/static/clip.0123456789ab.mp4', {
      headers: { range: 'bytes=2-4' },
    });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe('bytes 2-4/10');
    expect(headers['content-type']).toBe('video/mp4');
    expect(body.toString()).toBe('234');
  });

  test.each([
    ['bytes=0-', 206, 'bytes 0-9/10', '0123456789'],
    ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=-10', 206, 'bytes 0-9/10', '0123456789'],
    ['bytes=-99999999', 206, 'bytes 0-9/10', '0123456789'],
    ['bytes=-0', 416, 'bytes */10', undefined],
    ['bytes=10-', 416, 'bytes */10', undefined],
    ['bytes=0-1,5-6', 200, undefined, '0123456789'],
    ['lines=0-1', 200, undefined, '0123456789'],
  ])('the range %s is answered with %d', async (range, status, contentRange, part) => {
    const server = await served({ 'clip.mp4': '0123456789' });
    const answer = await ask(server, '/clip.mp4', { headers: { range } });
    expect([answer.status, answer.headers['content-range']]).toEqual([status, contentRange]);
    if (part) expect(answer.body.toString()).toBe(part);
    const head = await ask(server, '/clip.mp4', { method: 'HEAD', headers: { range } });
    expect([head.status, head.headers['content-range'], head.headers['content-length']]).toEqual([
      200,
      undefined,
      '10',
    ]);
  });

  test('a range of a file that is sent compressed is a range of its compressed copy', async () => {
    const twin = brotliCompressSync('run()');
    const server = await served({ [SCRIPT]: 'run()', [`${SCRIPT}.br`]: twin });
    const part = (range: string) => ask(server, `/${SCRIPT}`, { headers: { range, 'accept-encoding': 'br' } });
    for (const [range, bytes] of [
      ['bytes=2-3', twin.subarray(2, 4)],
      ['bytes=-99999999', twin],
    ] as const) {
      const { status, headers, body } = await part(range);
      expect([status, headers['content-encoding'], body]).toEqual([206, 'br', bytes]);
    }
    const beyond = await part('bytes=5000-');
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${twin.length}`]);
    expect(beyond.headers['content-encoding']).toBeUndefined();
  });

  test('a range of an empty file is refused', async () => {
    const { status, headers } = await ask(await served({ 'a.txt': '' }), '/a.txt', { headers: { range: 'bytes=-5' } });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */0']);
  });

  test('a part beyond the end is refused, and the answer has the length of the file', async () => {
    const server = await served({ 'clip.mp4': '0123456789' });
    const { status, headers, body } = await ask(server, '/clip.mp4', { headers: { range: 'bytes=50-' } });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe('bytes */10');
    expect(headers['cache-control']).toBe('no-store');
    expect(json(body)).toEqual({ message: 'The file does not have this range.' });
  });

  test('HEAD answers with only the headers', async () => {
    const server = await served({ [SCRIPT]: 'run()' });
    const { status, headers, body } = await ask(server, `/${SCRIPT}`, { method: 'HEAD' });
    expect([status, headers['content-length'], body.length]).toEqual([200, '5', 0]);
  });

  test('a viewer who leaves in the middle of a film does no harm', async () => {
    const server = await served({ 'clip.mp4': Buffer.alloc(20_000_000) });
    const response = await fetch(`${server.url}/clip.mp4`);
    await response.body?.cancel();
    expect((await ask(server, '/healthz')).status).toBe(200);
  });
});

describe('a group that brings a backend', () => {
  const services = { tally: 'https://tally.example/v1', votes: 'http://localhost:3001/votes' };
  const [forms, media] = site.remotes as [(typeof site.remotes)[0], (typeof site.remotes)[0]];
  const withBackend = { ...site, remotes: [{ ...forms, services }, media] };

  test.each([
    ['shell', true],
    ['forms', true],
    ['media', false],
  ])('a document of %s may call it: %s', async (name, may) => {
    const { headers } = await ask(await served(undefined, { name, site: withBackend }), '/');
    const [, sources = ''] = /connect-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
    const wanted = ['https://tally.example', 'wss://tally.example', 'ws://localhost:3001'];
    expect(wanted.map((source) => sources.split(' ').includes(source))).toEqual([may, may, may]);
  });

  test.each(['/tally/count', '/tally/', '/v1.2/count', '/a//evil.example/', '/count.json', '/tally/count.html'])(
    '%s is a 404 and never a document',
    async (path) => {
      for (const name of ['shell', 'forms']) {
        const { status, headers } = await ask(await served(undefined, { name, site: withBackend }), path);
        expect([status, headers['content-type']]).toEqual([404, expect.stringMatching('application/json')]);
      }
    },
  );

  test('a page may have the name of a service, and a group the paths of another one', async () => {
    expect((await ask(await served(undefined, { site: withBackend }), '/tally')).status).toBe(200);
    expect((await ask(await served(undefined, { name: 'media', site: withBackend }), '/tally/count')).status).toBe(200);
  });
});

describe('the document', () => {
  test.each(['/', '/counter', '/similarPages/secondVersion', '/a/b/', '/counter?seed=7', '/a?b=%zz'])(
    'is the answer at the page path %s',
    async (page) => {
      const { status, headers, body } = await ask(await served(), page);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(body.toString()).toContain('<title>Playground</title>');
    },
  );

  test.each([
    ['//counter', '/counter'],
    ['///counter?seed=7', '/counter?seed=7'],
    ['//evil/x?a=//b', '/evil/x?a=//b'],
    ['/%2fevil/x', '/evil/x'],
    ['/%63ounter', '/counter'],
    ['/form%2F', '/form/'],
    ['/%c3%b6', '/%C3%B6'],
    ['/a%3Fb%23c%62', '/a%3Fb%23cb'],
  ])('the address %s leads to %s, which is the same page', async (asked, usual) => {
    const server = await served();
    const { status, headers } = await ask(server, asked);
    expect([status, headers.location]).toEqual([302, usual]);
    expect((await ask(server, usual)).status).toBe(200);
  });

  test.each([
    ['/%zz', '/%25zz'],
    ['//evil/%zz?a=1', '/evil/%25zz'],
    ['/\\evil%zz', '/%5Cevil%25zz'],
  ])('the address %s, which no server can decode, leads a browser to %s', async (asked, shown) => {
    const { status, headers } = await ask(await served(), asked, { headers: { accept: 'text/html,*/*' } });
    expect([status, headers.location]).toEqual([302, shown]);
  });

  test.each([
    ['shell', '127.0.0.1:3000', 'http://localhost:3000'],
    ['shell', '[::1]:3000', 'http://localhost:3000'],
    ['shell', '0.0.0.0:3000', 'http://localhost:3000'],
    ['forms', '127.0.0.1:3001', 'http://localhost:3001'],
  ])('%s at http://%s leads to its public address', async (name, host, shown) => {
    const { status, headers } = await ask(await served(DOCUMENT, { name }), '//counter?seed=7', { headers: { host } });
    expect([status, headers.location]).toEqual([302, `${shown}/counter?seed=7`]);
  });

  test.each(['localhost:3000', '127.0.0.1:3001', '127.0.0.1:8080', '127.0.0.1.evil.example:3000', 'shell:8080'])(
    'does not lead elsewhere from http://%s',
    async (host) => {
      const server = await served(DOCUMENT, { name: 'shell' });
      expect((await ask(server, '/counter', { headers: { host } })).status).toBe(200);
    },
  );

  test('two slashes before the name of a file change nothing', async () => {
    const server = await served({ [SCRIPT]: 'run()' });
    expect((await ask(server, `//${SCRIPT}`)).body.toString()).toBe('run()');
    expect((await ask(server, '//gone.js')).status).toBe(404);
  });

  test('has the addresses of its site', async () => {
    const { body } = await ask(await served(), '/');
    expect(body.toString()).toContain(JSON.stringify(site));
  });

  test('has the addresses of the moment when it is asked for', async () => {
    let shell = 'http://localhost:1';
    const server = await served(undefined, { site: () => ({ ...site, shell }) });
    shell = 'http://localhost:2';
    const first = await ask(server, '/');
    expect(first.body.toString()).toContain('"shell":"http://localhost:2"');
    shell = 'http://localhost:3';
    const second = await ask(server, '/');
    expect(second.body.toString()).toContain('"shell":"http://localhost:3"');
    expect(second.headers.etag).not.toBe(first.headers.etag);
  });

  test('preloads the manifests only in the shell', async () => {
    const shell = await ask(await served(DOCUMENT, { name: 'shell' }), '/');
    expect(shell.body.toString()).toContain('href="http://localhost:3002/mf-manifest.json"');
    expect((await ask(await served(), '/')).body.toString()).not.toContain('mf-manifest.json"');
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip, deflate', gunzipSync],
    ['gzip;q=1.0, br;q=0.0', gunzipSync],
  ])('is compressed for a browser that accepts %s', async (accepted, unpack) => {
    const { headers, body } = await ask(await served(), '/', { headers: { 'accept-encoding': accepted } });
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(unpack(body).toString()).toContain('<title>Playground</title>');
  });

  test('HEAD answers with the length that GET has', async () => {
    const server = await served();
    const headers = { 'accept-encoding': 'br' };
    const head = await ask(server, '/', { method: 'HEAD', headers });
    const get = await ask(server, '/', { headers });
    expect(head.headers['content-length']).toBe(String(get.body.length));
    expect(head.body).toHaveLength(0);
  });

  test('is sent once, until it changes on disk', async () => {
    const server = await served();
    const { etag } = (await ask(server, '/')).headers;
    const headers = { 'if-none-match': `"other", ${etag}` };
    const known = await ask(server, '/', { headers });
    expect([known.status, known.headers.etag, known.body.length]).toEqual([304, etag, 0]);
    await writeFile(path.join(server.root, 'index.html'), HTML.replace('Playground', 'Replaced'));
    const changed = await ask(server, '/', { headers });
    expect(changed.status).toBe(200);
    expect(changed.body.toString()).toContain('<title>Replaced</title>');
  });

  test('can be asked for by its name, and a build can have more documents', async () => {
    const server = await served({ 'index.html': HTML, 'frames/plain.html': '<p>plain</p>' });
    expect((await ask(server, '/index.html')).body.toString()).toContain(JSON.stringify(site));
    const plain = await ask(server, '/frames/plain.html');
    expect(plain.body.toString()).toBe('<p>plain</p>');
    expect(plain.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('is a 404 if nothing was built', async () => {
    const { status, headers } = await ask(await served({}), '/');
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('the manifest', () => {
  test('is asked for again and sent once', async () => {
    const server = await served({ 'mf-manifest.json': '{"a":1}' });
    const { headers, body } = await ask(server, '/mf-manifest.json');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(json(body)).toEqual({ a: 1 });
    const again = await ask(server, '/mf-manifest.json', { headers: { 'if-none-match': String(headers.etag) } });
    expect(again.status).toBe(304);
  });

  test('a new one is sent even if it has the size and the time of the old one', async () => {
    const server = await served({ 'mf-manifest.json': '{"build":"aaaa"}' });
    const file = path.join(server.root, 'mf-manifest.json');
    const mtime = new Date('2020-01-01');
    await utimes(file, mtime, mtime);
    const { etag } = (await ask(server, '/mf-manifest.json')).headers;
    await writeFile(`${file}.new`, '{"build":"bbbb"}');
    await utimes(`${file}.new`, mtime, mtime);
    await rename(`${file}.new`, file);
    const { status, body } = await ask(server, '/mf-manifest.json', { headers: { 'if-none-match': String(etag) } });
    expect([status, body.toString()]).toEqual([200, '{"build":"bbbb"}']);
  });
});

describe('refusals', () => {
  test.each([
    '/main.js',
    '/static/gone.0123456789ab.js',
    '/gone.css',
    '/mf-manifest.json',
    '/gone.html',
    '/static/gone',
    '/static/',
    '/assets/gone/deeper',
    '/counter/gone.png',
    '/.build-id',
    '/.git/secret.html',
    '/static%2fgone',
    `/static/${'a'.repeat(400)}.js`,
    '/index.html/more.js',
  ])('a missing file, %s, is a 404 and never HTML', async (target) => {
    const server = await served({ 'index.html': HTML, '.build-id': 'x', '.git/secret.html': 'x' });
    const { status, headers, body } = await ask(server, target, { headers: { accept: 'text/html' } });
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(json(body)).toEqual({ message: 'There is no such file here.' });
  });

  test('a 404 has no body for HEAD', async () => {
    const { status, body } = await ask(await served(), '/gone.js', { method: 'HEAD' });
    expect([status, body.length]).toEqual([404, 0]);
  });

  test.each([
    ['/%zz', 400],
    ['/%ff.js', 400],
    ['/a%00.js', 400],
    ['/../secret.txt', 400],
    ['/%2e%2e/secret.txt', 400],
    ['/static/..%2f..%2fsecret.txt', 400],
    ['/..%5csecret.txt', 400],
    ['//../secret.txt', 400],
    ['/\\evil.example/x', 400],
    [`/${'a'.repeat(8000)}`, 414],
    [`/static/${'a'.repeat(8000)}.js`, 414],
    [`/?${'a'.repeat(20_000)}`, 431],
  ])('an address that is malformed or too long is refused with a message (%#)', async (target, expected) => {
    const { status, headers, body } = await ask(await served(), target);
    expect(status).toBe(expected);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(json(body)).toEqual({ message: expect.stringMatching(/^\w.+\.$/) });
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])('%s is refused', async (method) => {
    const { status, headers, body } = await ask(await served(DOCUMENT, { name: 'shell' }), '/', { method });
    expect([status, headers.allow, headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store']);
    expect(json(body).message).toContain(`not ${method}`);
  });

  test('a request that cannot be read gets an answer too', async () => {
    const { status, body } = await ask(await served(), '/', { headers: { 'content-length': 'many' } });
    expect(status).toBe(400);
    expect(json(body)).toEqual({ message: 'This request cannot be read.' });
  });
});

describe('other origins', () => {
  test.each([site.shell, 'http://localhost:9999', 'null', ''])(
    'may read the files of a group and its errors, so that no cache has a copy that the shell cannot read (Origin: %s)',
    async (origin) => {
      const server = await served({ 'mf-manifest.json': '{}', [SCRIPT]: 'run()', 'index.html': HTML });
      const headers: Record<string, string> = origin ? { origin } : {};
      const targets = ['/mf-manifest.json', `/${SCRIPT}`, '/gone.js', '/', '/%zz', `/${'a'.repeat(8000)}`, '/healthz'];
      for (const target of [...targets, `/?${'a'.repeat(20_000)}`]) {
        const answer = await ask(server, target, { headers });
        expect(answer.headers['access-control-allow-origin']).toBe('*');
        expect(answer.headers.vary).not.toMatch(/origin/i);
        expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
      }
    },
  );

  test('get an answer to a preflight', async () => {
    const { status, headers } = await ask(await served(), `/${SCRIPT}`, {
      method: 'OPTIONS',
      headers: { origin: site.shell, 'access-control-request-method': 'GET' },
    });
    expect([status, headers['access-control-allow-origin']]).toEqual([204, '*']);
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD');
  });

  test('may not read the shell', async () => {
    const server = await served(DOCUMENT, { name: 'shell' });
    const { headers } = await ask(server, '/', { headers: { origin: 'http://localhost:3001' } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

const directives = (headers: Answer['headers']) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

describe.each(['shell', 'forms'])('the policy of documents of %s', (name) => {
  const all = ["'self'", 'http://localhost:3000', 'http://localhost:3001', 'http://localhost:3002'];

  test('allows only its own origin and the configured ones', async () => {
    const { headers } = await ask(await served(undefined, { name }), '/counter');
    const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    const policy = directives(headers);
    for (const sources of Object.values(policy)) sources.sort();
    expect(policy).toEqual({
      'default-src': ["'none'"],
      'script-src': [...all, hashOf('theme()'), hashOf('early()')].sort(),
      'style-src': [...all, hashOf('')].sort(),
      'font-src': all,
      'img-src': [...all, 'blob:', 'data:'].sort(),
      'media-src': [...all, 'blob:'].sort(),
      'connect-src': [
        ...all,
        'http://localhost:3100',
        'http://localhost:3101',
        'https://geo.example',
        'ws://localhost:3100',
      ].sort(),
      'frame-src': [...all, 'blob:'].sort(),
      'worker-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': all,
      'frame-ancestors': all,
    });
  });

  test('allows a worker in a document that asks for it', async () => {
    const asking = HTML.replace('</head>', '<meta name="worker-src" content="self" /></head>');
    const server = await served({ 'assets/with.html': asking, 'assets/without.html': HTML }, { name });
    expect(directives((await ask(server, '/assets/with.html')).headers)['worker-src']).toEqual(["'self'"]);
    expect(directives((await ask(server, '/assets/without.html')).headers)['worker-src']).toEqual(["'none'"]);
  });

  test('gives camera, screen, geolocation and microphone to its own origin, and motion to none', async () => {
    const { headers } = await ask(await served(undefined, { name }), '/');
    expect(headers['permissions-policy']).toContain(
      'camera=(self), display-capture=(self), geolocation=(self), microphone=(self)',
    );
    expect(headers['permissions-policy']).toContain('gyroscope=()');
  });

  test('lets plain http and opened tabs work', async () => {
    const { headers } = await ask(await served(undefined, { name }), '/');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  test('is sent with a 304 too, because that replaces the headers in the cache of the browser', async () => {
    const server = await served(undefined, { name });
    const { headers } = await ask(server, '/');
    const known = await ask(server, '/', { headers: { 'if-none-match': String(headers.etag) } });
    expect(known.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });
});

test('a document with another policy has another tag, even if its text is the same', async () => {
  const ours = await ask(await served(), '/');
  const theirs = await ask(await served(undefined, { elsewhere: ['https://a.example'] }), '/');
  expect(theirs.body).toEqual(ours.body);
  expect(theirs.headers.etag).not.toBe(ours.headers.etag);
});

test('the hash of an inline script is the hash of what the browser reads', async () => {
  const server = await served({ 'index.html': '<script>\r\na()\r\n</script><SCRIPT type="module">b()</SCRIPT>' });
  const { 'script-src': sources } = directives((await ask(server, '/')).headers);
  for (const code of ['\na()\n', 'b()']) {
    expect(sources).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
});

test('only the development server allows more sources', async () => {
  const sourcesOf = async (elsewhere?: string[]) => {
    const server = await served({ 'index.html': HTML }, { elsewhere });
    return directives((await ask(server, '/')).headers)['script-src'];
  };
  expect(await sourcesOf(['http://localhost:*'])).toContain('http://localhost:*');
  expect(await sourcesOf()).not.toContain('http://localhost:*');
});

test('every answer forbids content sniffing and has a referrer policy', async () => {
  const server = await served({ 'index.html': HTML, [SCRIPT]: 'run()' });
  for (const target of ['/', `/${SCRIPT}`, '/gone.js', '/healthz']) {
    const { headers } = await ask(server, target);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  }
});

test('a hashed file has no headers that nobody needs', async () => {
  const server = await served({ 'index.html': HTML, [SCRIPT]: 'run()', 'assets/a.txt': 'a' });
  const NEEDLESS = ['x-request-id', 'last-modified'];
  const needlessOf = async (target: string, asked = {}) => {
    const { headers } = await ask(server, target, { headers: asked });
    return NEEDLESS.filter((name) => name in headers);
  };
  expect(await needlessOf('/assets/a.txt')).toEqual(NEEDLESS);
  expect(await needlessOf(`/${SCRIPT}`)).toEqual([]);
  // Another way through the code: the whole file is not remembered.
  expect(await needlessOf(`/${SCRIPT}`, { range: 'bytes=0-1' })).toEqual([]);
});

test('/healthz says that it is alive, and no cache keeps it', async () => {
  const server = await served({ '.build-id': '0123456789ab' });
  const { status, headers, body } = await ask(server, '/healthz');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(json(body)).toEqual({ status: 'ok', version, name: 'forms', build: '0123456789ab' });
  await writeFile(path.join(server.root, '.build-id'), 'ba9876543210');
  expect(json((await ask(server, '/healthz')).body).build).toBe('ba9876543210');
});

test('a request keeps the id that a proxy gave it, and otherwise gets a new one', async () => {
  const server = await served();
  const idOf = async (headers: Record<string, string>) => (await ask(server, '/', { headers })).headers['x-request-id'];
  expect(await idOf({ 'x-request-id': 'a1b2-C3_d4.e5' })).toBe('a1b2-C3_d4.e5');
  for (const bad of ['', 'a b', 'a@b', '"', 'a'.repeat(65)]) {
    expect(await idOf({ 'x-request-id': bad })).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('a build that replaces the current one is served from then on', async () => {
  const [A, B] = ['static/main.aaaaaaaaaaaa.js', 'static/main.bbbbbbbbbbbb.js'];
  const server = await served({ 'index.html': HTML, 'mf-manifest.json': '{"build":"A"}', [A]: 'a()' });
  const look = async () => {
    const answers = await Promise.all(['/', '/mf-manifest.json', `/${A}`, `/${B}`].map((file) => ask(server, file)));
    return answers.map(({ status }) => status);
  };
  expect(await look()).toEqual([200, 200, 200, 404]);
  const next = await folder({ 'index.html': HTML, 'mf-manifest.json': '{"build":"B"}', [B]: 'b()' });
  await rm(server.root, { recursive: true });
  expect(await look()).toEqual([404, 404, 404, 404]);
  await rename(next, server.root);
  expect(await look()).toEqual([200, 200, 404, 200]);
  expect(json((await ask(server, '/mf-manifest.json')).body)).toEqual({ build: 'B' });
});

describe('the providers', () => {
  const providers = { identity: 'http://localhost:3102', pay: 'http://localhost:3103', bank: 'http://localhost:3104' };
  const withThem = { ...site, services: { ...site.services, ...providers } };
  const names = Object.keys(providers);
  const partOf = (policy: unknown, name: string) => new RegExp(`${name} ([^;]*)`).exec(String(policy))?.[1]?.split(' ');
  const shop = demo('/shop', { pages: [{ ...demo('/shop/back'), expose: './other/Other' }] });
  const group = (metaData: object) => ({
    'index.html': HTML,
    'other.html': HTML,
    'mf-manifest.json': JSON.stringify(manifest([demo('/counter'), shop], 'abc', metaData)),
  });
  const known = async (metaData: object, target: string) => {
    const { body, headers } = await ask(await served(group(metaData), { site: withThem }), target);
    return { text: String(body), policy: String(headers['content-security-policy']) };
  };

  test.each(['/shop', '/Shop/', '/shop?seed=7'])(
    'are in the document of the page that names them: %s',
    async (target) => {
      const { text, policy } = await known({ providers: { '/shop': names } }, target);
      for (const url of Object.values(providers)) expect(text).toContain(url);
      expect(partOf(policy, 'frame-src')).toEqual(expect.arrayContaining([providers.identity, providers.pay]));
      expect(partOf(policy, 'frame-src')).not.toContain(providers.bank);
      expect(partOf(policy, 'connect-src')).toContain(providers.identity);
      expect(partOf(policy, 'connect-src')).not.toContain(providers.pay);
    },
  );

  test.each(['/', '/counter', '/shop/back', '/nothing', '/other.html'])(
    'are in no other document: %s',
    async (target) => {
      const { text, policy } = await known({ providers: { '/shop': names } }, target);
      for (const url of Object.values(providers)) expect(text + policy).not.toContain(url);
    },
  );

  test('are in the documents of a build that does not say who needs them, and of a group that is not known', async () => {
    expect((await known({}, '/counter')).text).toContain(providers.pay);
    const { body } = await ask(await served(DOCUMENT, { name: 'shell', hints: false, site: withThem }), '/counter');
    expect(String(body)).toContain(providers.pay);
  });
});
