import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { demo, manifest } from '../../../../shared/test/manifest.ts';
import { ask, cleanUp, DOCUMENT, served, site } from '../../test/origin.ts';

afterEach(cleanUp);

const VERSION = {
  page: '/counter',
  version: 'v03f9a',
  kind: 'defect',
  class: 'value',
  sentence: 'Adds two.',
  steps: ['Press it.'],
  breaks: ['five'],
};
const { page, version } = VERSION;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(20);
}

/** A shell that knows the group at this address. */
async function shellWith(url: string) {
  const table = { ...site, remotes: [{ name: 'forms', title: 'Forms', url }] };
  const shell = await served(DOCUMENT, { name: 'shell', site: table });
  await until(async () => JSON.parse(String((await ask(shell, '/catalogue.json')).body)).groups[0].current);
  return shell;
}

async function listOf(practice: string, files: Record<string, unknown>, address = '/versions.json'): Promise<unknown> {
  const texts = Object.entries(files).map(([name, content]) => [name, JSON.stringify(content)]);
  const { url } = await served({
    'mf-manifest.json': JSON.stringify(manifest([demo('/counter')], 'abc', { practice })),
    ...Object.fromEntries(texts),
  });
  const shell = await shellWith(url);
  return JSON.parse(String((await ask(shell, address)).body));
}

test('the site lists the versions of its groups, and in an exam their names alone', async () => {
  const index = [{ page, version }];
  expect(await listOf('abc', { 'practice/versions.abc.json': [VERSION], 'versions/index.json': index })).toEqual([
    VERSION,
  ]);
  expect(await listOf('', { 'versions/index.json': index })).toEqual(index);
});

test('a group of an older build, or with a list of another form, has no versions', async () => {
  expect(await listOf('abc', {})).toEqual([]);
  expect(await listOf('abc', { 'practice/versions.abc.json': [{ page, version: '<b>' }] })).toEqual([]);
});

test('a list in which something is missing is not kept: neither by a cache nor by the shell', async () => {
  let isBusy = true;
  const file = JSON.stringify(manifest([demo('/counter')], 'abc', { practice: 'abc' }));
  const group = createServer(({ url }, response) => {
    const body = url === '/mf-manifest.json' ? file : JSON.stringify([VERSION]);
    response.writeHead(isBusy && body !== file ? 503 : 200, { 'Access-Control-Allow-Origin': '*' }).end(body);
  });
  await once(group.listen(0, 'localhost'), 'listening');
  const shell = await shellWith(`http://localhost:${(group.address() as AddressInfo).port}`);
  const answer = () => ask(shell, '/versions.json');
  const { body, headers } = await answer();
  expect([String(body), headers.etag, headers['cache-control']]).toEqual(['[]', undefined, 'no-store']);
  isBusy = false;
  await until(async () => String((await answer()).body) === JSON.stringify([VERSION]));
  expect((await answer()).headers).toMatchObject({ etag: expect.any(String), 'cache-control': 'no-cache' });
  group.closeAllConnections();
  group.close();
});

test('the site lists what tools did at the stations of its groups, and in an exam nothing', async () => {
  const results = { selenium: { firefox: { result: 'passes' } } };
  const station = { page: 'Counter', task: 'five', goal: 'Count.', address: '/counter', results };
  const files = { 'practice/tools.abc.json': { runs: [], stations: [{ capability: 'hover', ...station }] } };
  expect(await listOf('abc', files, '/tools.json')).toMatchObject({
    capabilities: [{ id: 'hover', verdicts: { selenium: { firefox: 'works' } }, stations: [station] }],
  });
  expect(await listOf('', files, '/tools.json')).toEqual({ runs: [], capabilities: [] });
});

test('the versions of a demo are built when somebody first asks for one, and only once', async () => {
  let finish = () => {};
  const buildVersions = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const fail = jest.fn(() => Promise.reject(new Error('No.')));
  const group = { 'mf-manifest.json': JSON.stringify({ exposes: [{ path: './counter/Counter' }] }) };
  const built = { ...group, 'versions/counter/mf-manifest.json': '{"name":"counter"}' };
  const address = '/versions/mf-manifest.json?page=./counter/Counter';
  const server = await served(group, { name: 'forms', buildVersions });
  for (const _ of [1, 2]) expect((await ask(server, address)).status).toBe(503);
  for (const other of ['', '?page=./other/Other', '?page=..', '?page=./counter/Counter&page=x'])
    expect((await ask(server, `/versions/mf-manifest.json${other}`)).status).toBe(404);
  expect(buildVersions.mock.calls).toEqual([['forms', 'counter']]);
  finish();
  const failing = await served(group, { name: 'forms', buildVersions: fail });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await ask(failing, address);
  for (const _ of [1, 2]) expect((await ask(failing, address)).status).toBe(404);
  expect(fail).toHaveBeenCalledTimes(1);
  const ready = await served(built, { name: 'forms' });
  expect(String((await ask(ready, address)).body)).toContain('counter');
  for (const files of [group, DOCUMENT])
    expect((await ask(await served(files, { name: 'forms' }), address)).status).toBe(404);
});

test('while a suite is scored, the site says nothing of versions, and hears each address', async () => {
  const heard = jest.fn();
  const shell = await served(DOCUMENT, { name: 'shell', heard });
  expect((await ask(shell, '/versions.json', { headers: { 'User-Agent': 'Mozilla/5.0' } })).status).toBe(404);
  expect(heard).toHaveBeenCalledWith('/versions.json', 'Mozilla/5.0');
});
