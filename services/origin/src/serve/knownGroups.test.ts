import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demo, manifest } from '../../../../shared/test/manifest.ts';
import { site } from '../../test/origin.ts';
import { type GroupKeeper, keepGroups } from './knownGroups.ts';
import { findKnown } from './knownPages.ts';

const servers: Server[] = [];
const keepers: GroupKeeper[] = [];

afterEach(async () => {
  for (const keeper of keepers.splice(0)) keeper.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A group on a free port that answers with `answer`, and the requests that it got. */
async function group(answer: RequestListener) {
  const asked: { at: number; tag: string | undefined }[] = [];
  const server = createServer((request, response) => {
    asked.push({ at: performance.now(), tag: request.headers['if-none-match'] });
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** A keeper of the first group of the test site, which it finds at `url`. */
function kept(url: string): GroupKeeper {
  const keeper = keepGroups(() => ({ ...site, remotes: site.remotes.slice(0, 1) }), { forms: url });
  keepers.push(keeper);
  return keeper;
}

/** What is known, as soon as `wanted` is true. */
async function until(keeper: GroupKeeper, wanted: (known: ReturnType<GroupKeeper['current']>) => boolean) {
  const end = performance.now() + 4000;
  while (!wanted(keeper.current())) {
    if (performance.now() > end) throw new Error('It is still not known after four seconds.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return keeper.current();
}

const good = ({ groups }: ReturnType<GroupKeeper['current']>) => groups[0]?.good === true;
const counter = (build?: string, metaData?: object) => manifest([demo('/counter')], build, metaData);
const json =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.end(JSON.stringify(body));

test('reads the manifest at the internal address, and makes public addresses from it', async () => {
  const { url } = await group(json(counter()));
  const { routes, groups } = await until(kept(url), good);
  expect([...routes.keys()]).toEqual(['/counter']);
  expect(groups[0]?.manifest?.entry).toBe('http://localhost:3001/static/remoteEntry.abc.js');
});

test.each([
  ['module', []],
  ['global', ['http://localhost:3001/entry.js', 'http://localhost:3001/static/counter.abc.js']],
])('a document names the scripts of a page, if they are no ES modules: %s', async (type, scripts) => {
  const { url } = await group(json(counter('abc', { remoteEntry: { name: 'entry.js', path: '', type } })));
  const told = findKnown(await until(kept(url), good), '/counter')?.told();
  expect(told?.scripts).toEqual(scripts);
  expect(told?.hint.groups['http://localhost:3001']?.module).toBe(type === 'module' || undefined);
});

test('asks at most once a second, with the tag of the last answer, and finds a new build within two seconds', async () => {
  let build = 'abc';
  const { url, asked } = await group(({ headers }, response) => {
    if (headers['if-none-match'] === build) response.writeHead(304).end();
    else response.writeHead(200, { ETag: build }).end(JSON.stringify(counter(build)));
  });
  const keeper = kept(url);
  const first = await until(keeper, good);
  expect(await until(keeper, () => asked.length === 3)).toBe(first);
  expect(asked.map(({ tag }) => tag)).toEqual([undefined, 'abc', 'abc']);
  expect((asked[2]?.at ?? 0) - (asked[1]?.at ?? 0)).toBeGreaterThan(950);
  build = 'def';
  const published = performance.now();
  const { groups } = await until(keeper, ({ version }) => version !== first.version);
  expect(performance.now() - published).toBeLessThan(2000);
  expect(groups[0]?.manifest?.entry).toBe('http://localhost:3001/static/remoteEntry.def.js');
});

test.each([
  ['*', true],
  [site.shell, true],
  ['https://other.example', false],
  [undefined, false],
])('a group whose public address allows the origin %s is good: %s', async (allowed, may) => {
  const { url } = await group((_, response) => {
    if (allowed) response.setHeader('Access-Control-Allow-Origin', allowed);
    response.end(JSON.stringify(counter()));
  });
  const keeper = keepGroups(() => ({ ...site, remotes: [{ name: 'forms', title: 'Forms', url }] }));
  keepers.push(keeper);
  const { groups } = await until(keeper, (known) => good(known) || known.groups[0]?.problem !== undefined);
  expect(groups[0]?.good).toBe(may);
  if (!may) expect(groups[0]?.problem).toContain('CORS');
});

test('a group that ends is not good after two seconds, and its demos keep their names', async () => {
  const { url } = await group(json(counter()));
  const keeper = kept(url);
  await until(keeper, good);
  servers[0]?.closeAllConnections();
  servers[0]?.close();
  const { routes, groups } = await until(keeper, (known) => !good(known));
  expect(routes.size).toBe(0);
  expect(groups[0]?.manifest?.demos[0]?.path).toBe('/counter');
});

test.each<[string, RequestListener]>([
  ['never answers', () => {}],
  ['stops in the middle', (_, response) => void response.writeHead(200, { 'Content-Length': 1000 }).write('{"meta')],
  ['is huge', (_, response) => response.end(JSON.stringify(counter('abc', { more: 'x'.repeat(10_000_000) })))],
  ['never ends', (_, response) => setInterval(() => response.write('x'.repeat(100_000)), 1).unref()],
  ['answers 500', (_, response) => response.writeHead(500).end('{}')],
  ['redirects', (_, response) => response.writeHead(302, { Location: '/other.json' }).end()],
  ['is not JSON', (_, response) => response.end('<!doctype html>')],
  ['is deep', (_, response) => response.end('['.repeat(400_000))],
  ['is of another contract', json(counter('abc', { contract: 99 }))],
  ['names files elsewhere', json(counter('x', { remoteEntry: { name: 'x.js', path: 'https://evil.example/' } }))],
])('a manifest that %s is not known, and nothing waits for it', async (_, answer) => {
  const { url, asked } = await group(answer);
  const keeper = kept(url);
  await until(keeper, () => asked.length > 0);
  // During the request and after it.
  for (let look = 0; look < 20; look++) {
    const began = performance.now();
    const { routes, groups } = keeper.current();
    expect(performance.now() - began).toBeLessThan(50);
    expect([routes.size, groups[0]?.good, groups[0]?.manifest]).toEqual([0, false, undefined]);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
});
