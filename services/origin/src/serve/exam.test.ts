import { ask, cleanUp, served } from '../../test/origin.ts';

afterEach(cleanUp);

const MANIFEST = '{"metaData":{"practice":"0123456789ab","next":{"practice":"0123456789ab"}}}';
const FILES = {
  'mf-manifest.json': MANIFEST,
  'practice/index.0123456789ab.json': '{"outcome":1}',
  'static/main.0123456789ab.js': 'run()',
};
const group = (exam: boolean) => served(FILES, { name: 'media', exam });

test('during an exam, an origin has no practice data, and its manifest names none', async () => {
  const server = await group(true);
  for (const file of ['practice/index.0123456789ab.json', '%70ractice/index.0123456789ab.json', 'practice']) {
    expect((await ask(server, `/${file}`)).status).toBe(404);
  }
  const manifest = (await ask(server, '/mf-manifest.json')).body.toString();
  expect(JSON.parse(manifest)).toEqual({ metaData: { practice: '', next: { practice: '' } } });
});

test('during an exam, each file has a policy that lets no script run in it', async () => {
  const policyOf = async (exam: boolean, headers = {}) =>
    (await ask(await group(exam), '/static/main.0123456789ab.js', { headers })).headers['content-security-policy'];
  expect(await policyOf(true)).toBe("default-src 'none'; sandbox");
  expect(await policyOf(false)).toBeUndefined();
  // A service worker in a sandbox would have no caches.
  expect(await policyOf(true, { 'Service-Worker': 'script' })).toBe("default-src 'none'; connect-src 'self'");
});

test('outside an exam, all of it is there', async () => {
  const server = await group(false);
  expect((await ask(server, '/practice/index.0123456789ab.json')).status).toBe(200);
  expect((await ask(server, '/mf-manifest.json')).body.toString()).toBe(MANIFEST);
});
