import { type Catalogue, readCatalogue } from '../../../shared/contract/catalogue.ts';
import { demo, manifest } from '../../../shared/test/manifest.ts';
import type { Listener } from '../../common/src/listen.ts';
import { ask, cleanUp, DOCUMENT, HTML, served, site } from '../test/origin.ts';

afterEach(cleanUp);

/** A shell with one group, which it finds on the group's server. */
async function shellWith(manifest: unknown, files: Record<string, string> = {}) {
  const group = await served({ 'mf-manifest.json': JSON.stringify(manifest), ...files });
  const { url, root } = group;
  const table = { ...site, remotes: [{ name: 'forms', title: 'Forms', url }] };
  const shell = await served(DOCUMENT, { name: 'shell', site: table });
  return { shell, group, root };
}

async function catalogueOf(shell: Listener, wanted: (catalogue: Catalogue) => boolean) {
  for (;;) {
    const answer = await ask(shell, '/catalogue.json');
    const catalogue = readCatalogue(JSON.parse(String(answer.body)));
    if (wanted(catalogue)) return { answer, catalogue };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const current = ({ groups }: Catalogue) => groups[0]?.current === true;

test('a program reads each demo with its addresses from any origin, and gets a 304 if nothing has changed', async () => {
  const { shell } = await shellWith(manifest([demo('/counter', { description: 'Counts up and down.' })]));
  const { answer, catalogue } = await catalogueOf(shell, current);
  expect(catalogue.groups[0]?.demos[0]).toEqual({
    title: 'Counter',
    path: '/counter',
    url: 'http://localhost:3000/counter',
    aliases: [],
    description: 'Counts up and down.',
    frame: 'full',
    tags: ['click'],
    beyond: false,
    pages: [],
    tasks: [],
    tools: [],
    matrix: {},
    conditions: [],
    faults: [],
  });
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
  });
  const again = await ask(shell, '/catalogue.json', { headers: { 'if-none-match': String(answer.headers.etag) } });
  expect([again.status, again.headers['access-control-allow-origin']]).toEqual([304, '*']);
});

test('it names its schema, which any JSON Schema validator can use', async () => {
  const { shell } = await shellWith(manifest([demo('/counter')]));
  const answer = await ask(shell, '/catalogue.schema.json');
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', etag: expect.stringMatching(/^W\//) });
  const schema = JSON.parse(String(answer.body));
  expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
  expect(schema.properties.groups.items.properties.demos.items.required).toContain('path');
});

test('a group that ends keeps its demos in it, and is marked as not current', async () => {
  const { shell, group } = await shellWith(manifest([demo('/counter')]));
  await catalogueOf(shell, current);
  await group.close();
  const { catalogue } = await catalogueOf(shell, (known) => !current(known));
  expect(catalogue.groups[0]?.demos).toHaveLength(1);
});

test('the documents of the shell have the same demos, and each has its own tag', async () => {
  const { shell } = await shellWith(manifest([demo('/counter')]));
  await catalogueOf(shell, current);
  const [home, counter, other] = await Promise.all(['/', '/counter', '/nowhere'].map((target) => ask(shell, target)));
  expect(String(counter?.body)).toContain('<title>Counter · Playground</title>');
  expect(String(home?.body)).toContain('<title>Home · Playground</title>');
  expect(String(other?.body)).toContain('<title>Playground</title>');
  expect(new Set([home, counter, other].map((answer) => answer?.headers.etag)).size).toBe(3);
});

test('a group has no catalogue', async () => {
  const group = await served({ 'index.html': HTML });
  expect((await ask(group, '/catalogue.json')).status).toBe(404);
});

const task = {
  id: 'five',
  goal: 'Bring the count to 5.',
  path: '/counter',
  needs: {},
  outcome: [{ role: 'status', name: 'Count', text: '5' }],
  seed: '1',
};
const practice = {
  tasks: [task],
  tools: ['playwright'],
  matrix: { five: { playwright: { chromium: { result: 'passes' } } } },
};

test('tasks come from a file of the group, and are in the catalogue and in the short form for agents', async () => {
  const { shell, group } = await shellWith(manifest([demo('/counter')], 'abc', { practice: 'abc123' }), {
    'practice/index.abc123.json': JSON.stringify({ counter: practice }),
  });
  const hasTasks = ({ groups }: Catalogue) => (groups[0]?.demos[0]?.tasks.length ?? 0) > 0;
  const { catalogue } = await catalogueOf(shell, hasTasks);
  expect(catalogue.groups[0]?.demos[0]).toMatchObject({
    ...practice,
    practice: `${group.url}/practice/counter.abc123.json`,
  });
  const { status, headers, body } = await ask(shell, '/llms.txt');
  expect([status, headers['access-control-allow-origin'], headers['content-type']]).toEqual([
    200,
    '*',
    'text/plain; charset=utf-8',
  ]);
  expect(String(body)).toContain('- [Counter](http://localhost:3000/counter): Counts.\n');
  expect(String(body)).toContain('  - Task `five`: Bring the count to 5. At http://localhost:3000/counter?seed=1.\n');
  const again = await ask(shell, '/llms.txt', { headers: { 'if-none-match': String(headers.etag) } });
  expect(again.status).toBe(304);
});

test.each([
  ['no tasks', '{"counter": {"tasks": "none"}}'],
  ['no JSON', '<!doctype html>'],
])('a group whose file has %s keeps its demos, without tasks', async (_, file) => {
  const { shell } = await shellWith(manifest([demo('/counter')], 'abc', { practice: 'abc123' }), {
    'practice/index.abc123.json': file,
  });
  const { catalogue } = await catalogueOf(shell, current);
  expect(catalogue.groups[0]?.demos[0]).toMatchObject({ path: '/counter', tasks: [] });
});
