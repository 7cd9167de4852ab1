import { demo, manifest } from '../../../../shared/test/manifest.ts';
import { ask, cleanUp, DOCUMENT, served, site } from '../../test/origin.ts';
import { inVersions } from './inVersions.ts';

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

async function listOf(practice: string, files: Record<string, unknown>, address = '/versions.json'): Promise<unknown> {
  const texts = Object.entries(files).map(([name, content]) => [name, JSON.stringify(content)]);
  const { url } = await served({
    'mf-manifest.json': JSON.stringify(manifest([demo('/counter')], 'abc', { practice })),
    ...Object.fromEntries(texts),
  });
  const table = { ...site, remotes: [{ name: 'forms', title: 'Forms', url }] };
  const shell = await served(DOCUMENT, { name: 'shell', site: table });
  for (;;) {
    const { body } = await ask(shell, '/catalogue.json');
    if (JSON.parse(String(body)).groups[0].current) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
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

test('the site lists what tools did at the stations of its groups, and in an exam nothing', async () => {
  const results = { selenium: { firefox: { result: 'passes' } } };
  const station = { page: 'Counter', task: 'five', goal: 'Count.', address: '/counter', results };
  const files = { 'practice/tools.abc.json': { runs: [], stations: [{ capability: 'hover', ...station }] } };
  expect(await listOf('abc', files, '/tools.json')).toMatchObject({
    capabilities: [{ id: 'hover', verdicts: { selenium: { firefox: 'works' } }, stations: [station] }],
  });
  expect(await listOf('', files, '/tools.json')).toEqual({ runs: [], capabilities: [] });
});

test('the versions of a group are built when somebody first asks for one, and only once', async () => {
  let finish = () => {};
  const buildVersions = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const server = await served({ 'mf-manifest.json': '{}' }, { name: 'forms', buildVersions });
  for (const _ of [1, 2]) expect((await ask(server, '/versions/mf-manifest.json')).status).toBe(503);
  expect(buildVersions.mock.calls).toEqual([['forms']]);
  finish();
  const plain = await served({ 'mf-manifest.json': '{}' }, { name: 'forms' });
  expect((await ask(plain, '/versions/mf-manifest.json')).status).toBe(404);
});

test('a manifest in a version has the pages of this version in place of those of today', () => {
  const exposes = ['./a/A', './a/A@v00001', './a/A@v00002', './b/B'].map((path) => ({ path }));
  const all = JSON.stringify({ metaData: { demos: [{ expose: './a/A' }, { expose: './b/B' }] }, exposes });
  expect(JSON.parse(inVersions(all, ['v00002']))).toEqual({
    metaData: { demos: [{ expose: './a/A@v00002' }, { expose: './b/B' }] },
    exposes: [{ path: './a/A' }, { path: './a/A@v00002' }, { path: './b/B' }],
  });
  expect(inVersions(all, [])).toBe(all);
});
