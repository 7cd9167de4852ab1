import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import { type Catalogue, readCatalogue } from '../../../../shared/contract/catalogue.ts';
import type { GroupReport } from '../../../../shared/contract/groupReport.ts';
import { CONTRACT } from '../../../../shared/contract/manifest.ts';
import { version } from '../../../../shared/project/folders.ts';
import { demo, manifest } from '../../../../shared/test/manifest.ts';
import { stubGroup } from '../../../../shared/test/stubGroup.ts';
import type { Listener } from '../../../common/src/listen.ts';
import { ask, cleanUp, DOCUMENT, HTML, PARTS, served, site } from '../../test/origin.ts';

afterEach(cleanUp);

/** A shell with one group, which it finds on the group's server. */
async function shellWith(manifest: unknown, files: Record<string, string> = {}) {
  const text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest);
  const group = await served({ 'mf-manifest.json': text, ...files });
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

test('an address that no group has is the same document with 404, once all groups are known', async () => {
  const { shell, group } = await shellWith(manifest([demo('/counter')]));
  const statusOf = async (address: string) => (await ask(shell, address)).status;
  expect(await statusOf('/nowhere')).toBe(200);
  await catalogueOf(shell, current);
  const answer = await ask(shell, '/nowhere?seed=7');
  expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  for (const address of ['/', '/counter', '/Counter/', '/paths/forms', '/tools', '/nowhere?build.forms=1'])
    expect([address, await statusOf(address)]).toEqual([address, 200]);
  await group.close();
  await catalogueOf(shell, (catalogue) => !current(catalogue));
  expect(await statusOf('/nowhere')).toBe(200);
});

test('it names its schema, which any JSON Schema validator can use', async () => {
  const { shell } = await shellWith(manifest([demo('/counter')]));
  const answer = await ask(shell, '/catalogue.schema.json');
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', etag: expect.stringMatching(/^W\//) });
  const schema = JSON.parse(String(answer.body));
  expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
  const { required, properties: inDemo } = schema.properties.groups.items.properties.demos.items;
  expect(required).toContain('path');
  const elements = inDemo.tasks.items.properties.outcome.items.anyOf;
  const { properties } = elements.find((one: { properties: object }) => 'role' in one.properties);
  for (const field of ['role', 'name', 'text', 'pattern', 'value', 'texts', 'hidden', 'within', 'frames', 'during']) {
    expect([field, properties[field].description]).toEqual([field, expect.stringMatching(/^[A-Z].+\.$/)]);
  }
  expect(properties.role.description).toContain('`status` may be an `<output>`');
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

test('it has the pages that the shell shows, and /groups.json says why it has no others', async () => {
  const first = await served({ 'mf-manifest.json': JSON.stringify(manifest([demo('/counter')])) });
  const stolen = [demo('/counter', { title: 'Stolen counter' }), demo('/guide'), demo('/own')];
  const second = await served({ 'mf-manifest.json': JSON.stringify(manifest(stolen)) }, { name: 'media' });
  const remotes = [
    { name: 'forms', title: 'Forms', url: first.url },
    { name: 'media', title: 'Media', url: second.url },
  ];
  const shell = await served(DOCUMENT, { name: 'shell', site: { ...site, remotes } });
  const { catalogue } = await catalogueOf(shell, ({ groups }) => groups.every(({ current }) => current));
  expect(catalogue.groups.map(({ demos }) => demos.map(({ path }) => path))).toEqual([['/counter'], ['/own']]);
  expect(String((await ask(shell, '/llms.txt')).body)).not.toContain('Stolen');
  const report = JSON.parse(String((await ask(shell, '/groups.json')).body)) as {
    version: string;
    groups: GroupReport[];
  };
  const { groups } = report;
  expect([report.version, catalogue.version]).toEqual([version, version]);
  expect(groups.map(({ leftOut }) => leftOut)).toEqual([
    undefined,
    [
      'The address /counter of Stolen counter is left out: Counter of Forms has it.',
      expect.stringMatching(/^The address \/guide of .+ is left out: Guide of the shell has it\.$/),
    ],
  ]);
});

test('a group has no catalogue', async () => {
  const group = await served({ 'index.html': HTML });
  expect((await ask(group, '/catalogue.json')).status).toBe(404);
});

const task = {
  id: 'five',
  goal: 'Bring the count to 5.',
  byHand: 'Input by a script does not count.',
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
  expect(String(body)).toContain(
    '  - Task `five`: Bring the count to 5. Input by a script does not count. At http://localhost:3000/counter?seed=1.\n',
  );
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

test('a demo called Constructor is like any other, with tasks and without', async () => {
  const named = (name: string) => demo(`/${name}`, { expose: `./${name}/Page` });
  const file = manifest([named('constructor'), named('toString'), named('__proto__')], 'abc', { practice: 'abc123' });
  const { shell } = await shellWith(file, {
    'practice/index.abc123.json': JSON.stringify({ constructor: practice }),
  });
  const { catalogue } = await catalogueOf(shell, ({ groups }) => Boolean(groups[0]?.demos[0]?.tasks.length));
  expect(catalogue.groups[0]?.demos.map(({ path, tasks }) => [path, tasks.length])).toEqual([
    ['/constructor', 1],
    ['/toString', 0],
    ['/__proto__', 0],
  ]);
  expect(await ask(shell, '/llms.txt')).toMatchObject({ status: 200 });
});

test.each([
  ['has none', ''],
  ['has new ones that cannot be read', 'def456'],
])('the tasks of a build are gone when the next build %s', async (_, next) => {
  const { shell, root } = await shellWith(manifest([demo('/counter')], 'abc', { practice: 'abc123' }), {
    'practice/index.abc123.json': JSON.stringify({ counter: practice }),
  });
  const tasksIn = ({ groups }: Catalogue) => groups[0]?.demos[0]?.tasks.length ?? 0;
  await catalogueOf(shell, (known) => tasksIn(known) === 1);
  const after = manifest([demo('/counter', { title: 'Next' })], 'def', { practice: next });
  await writeFile(path.join(root, 'mf-manifest.json'), JSON.stringify(after));
  const { catalogue } = await catalogueOf(shell, (known) => current(known) && tasksIn(known) === 0);
  expect(catalogue.groups[0]?.demos[0]).toMatchObject({ title: 'Next', tasks: [], tools: [] });
});

test.each([
  { path: '//evil.example/x' },
  { path: 'javascript:alert(1)' },
  { path: 'https://evil.example/' },
  { id: 'a\n# b' },
])('a task with %j is left out with the other tasks of its demo, and other demos keep theirs', async (changes) => {
  const demos = [demo('/counter'), demo('/other', { expose: './other/Other' })];
  const { shell } = await shellWith(manifest(demos, 'abc', { practice: 'abc123' }), {
    'practice/index.abc123.json': JSON.stringify({
      counter: { ...practice, tasks: [{ ...task, ...changes }] },
      other: practice,
    }),
  });
  const { catalogue } = await catalogueOf(shell, ({ groups }) => Boolean(groups[0]?.demos[1]?.tasks.length));
  expect(catalogue.groups[0]?.demos[0]).toMatchObject({ tasks: [], tools: [] });
  expect(catalogue.groups[0]?.demos[1]).toMatchObject(practice);
});

test('the words of a group cannot become a heading, a link or a list in the short form', async () => {
  const hostile = 'A\n\n# Heading\r\n- [link](https://evil.example) <b> `code`\u2028end';
  const demos = [demo('/counter', { title: hostile, description: hostile })];
  const { shell } = await shellWith(manifest(demos, 'abc', { practice: 'abc123' }), {
    'practice/index.abc123.json': JSON.stringify({ counter: { ...practice, tasks: [{ ...task, goal: hostile }] } }),
  });
  await catalogueOf(shell, ({ groups }) => Boolean(groups[0]?.demos[0]?.tasks.length));
  const lines = String((await ask(shell, '/llms.txt')).body).split('\n');
  const safe = 'A # Heading - \\[link\\](https://evil.example) \\<b> `code` end';
  expect(lines.filter((line) => line.includes('evil.example'))).toEqual([
    `- [${safe}](http://localhost:3000/counter): ${safe}`,
    `  - Task \`five\`: ${safe} Input by a script does not count. At http://localhost:3000/counter?seed=1.`,
  ]);
  expect(lines.filter((line) => line.includes('Heading'))).toHaveLength(2);
});

test('the catalogue of a state is compressed once for each encoding, however many ask for it', async () => {
  const demos = Array.from({ length: 20 }, (_, index) => demo(`/counter${index}`));
  const { shell } = await shellWith(manifest(demos));
  await catalogueOf(shell, current);
  const compressed = [jest.spyOn(zlib, 'brotliCompressSync'), jest.spyOn(zlib, 'gzipSync')];
  const accepted = ['br', 'gzip', 'gzip, deflate, br', 'gzip;q=1.0, *;q=0'];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      ask(shell, '/catalogue.json', { headers: { 'accept-encoding': accepted[index % 4] as string } }),
    ),
  );
  expect(new Set(answers.map(({ headers }) => headers['content-encoding']))).toEqual(new Set(['br', 'gzip']));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(compressed.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('one bad demo does not cost a visitor the home page', async () => {
  const deep = JSON.stringify(demo('/deep')).replace('}', `,"more":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
  const bad = JSON.stringify(manifest(['DEEP', demo('/counter')])).replace('"DEEP"', deep);
  const path = `{"title":"x","path":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const { shell } = await shellWith(bad.replace('"demos":[', `"demos":[${path},`));
  const { catalogue } = await catalogueOf(shell, current);
  expect(catalogue.groups[0]?.demos.map((known) => known.path)).toEqual(['/deep', '/counter']);
  for (const page of ['/', '/deep']) {
    const { status, body } = await ask(shell, page);
    expect([status, String(body).includes('id="hint"')]).toEqual([200, true]);
  }
});

describe('/groups.json', () => {
  const parts = JSON.stringify({ ...PARTS, shared: { react: '19.3.1' } });
  const files = { ...DOCUMENT, 'document.json': parts };
  const react = { name: 'react', version: '19.2.0', requiredVersion: '^19.0.0', singleton: true };

  async function reportOf(shell: Listener, wanted: (group: GroupReport) => boolean) {
    for (;;) {
      const answer = await ask(shell, '/groups.json');
      const [group] = JSON.parse(String(answer.body)).groups as [GroupReport];
      if (wanted(group)) return { answer, group };
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  const shellOf = (url: string) =>
    served(files, { name: 'shell', site: { ...site, remotes: [{ name: 'forms', title: 'Forms', url }] } });

  test('says which build each group has, and which copy of a module runs and why', async () => {
    const buildInfo = { buildVersion: '0123456789ab' };
    const published = { ...manifest([demo('/counter')], 'abc', { buildInfo }), shared: [react] };
    const group = await served({ 'mf-manifest.json': JSON.stringify(published) });
    const { answer, group: report } = await reportOf(await shellOf(group.url), ({ current }) => current);
    expect(report).toMatchObject({
      name: 'forms',
      url: group.url,
      build: '0123456789ab',
      contract: CONTRACT,
      demos: 1,
      shared: [{ name: 'react', wanted: '^19.0.0', offered: '19.3.1', runs: '19.3.1', of: 'shell' }],
    });
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
  });

  test.each([
    ['It does not answer.', undefined],
    ['Its manifest is not JSON.', '<html>'],
    ['The answer has the status 404.', ''],
    [
      'It was built for version 98 of the contract; this shell knows versions',
      JSON.stringify(manifest([], 'a', { contract: 98 })),
    ],
  ])('says of a group that is not current why: %s', async (words, text) => {
    const group = await served(text ? { 'mf-manifest.json': text } : {});
    if (text === undefined) await group.close();
    const { group: report } = await reportOf(await shellOf(group.url), ({ problem = '' }) => problem.startsWith(words));
    expect(report.current).toBe(false);
  });

  test.each([302, 401, 403])('says where to read on if a group answers %i, as a login does', async (status) => {
    const group = await stubGroup('forms', { pages: {}, faults: { manifest: status } });
    const shell = await shellOf(group.url);
    const { group: report } = await reportOf(shell, ({ problem = '' }) => problem.includes(String(status)));
    await group.close();
    expect(report.problem).toMatch(/ If it is behind a login, see "A group behind a login" in docs\/contract\.md\.$/);
  });
});
