import type { PublishedDemo } from '@playground/shared/contract/manifest';
import { currentCatalogue, findRoute, loadCatalogue, loadGroup, subscribe } from './catalogue';

const forms = { name: 'forms', title: 'Forms', url: 'http://forms.test' };
const media = { name: 'media', title: 'Media', url: 'http://media.test' };

const demo = (path: string, changes: Partial<PublishedDemo> = {}): PublishedDemo => ({
  title: 'Counter',
  path,
  aliases: [],
  description: 'Counts.',
  frame: 'full',
  expose: './counter/Counter',
  tags: ['click'],
  beyond: false,
  pages: [],
  ...changes,
});

const manifest = (demos: unknown[], metaData: object = {}) => ({
  metaData: { contract: 1, remoteEntry: { name: 'static/remoteEntry.abc.js', path: '' }, demos, ...metaData },
  exposes: [
    {
      path: './counter/Counter',
      assets: { js: { sync: ['static/counter.js'], async: [] }, css: { sync: ['static/counter.css'], async: [] } },
    },
  ],
});

const answers = (bodies: Record<string, unknown>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const body = bodies[new URL(String(address)).origin];
    return body ? Response.json(body) : new Response('away', { status: 503 });
  });

const settled = async () => {
  while (currentCatalogue().groups.some(({ state }) => state === 'loading')) await Promise.resolve();
};

test('a demo that is left out is told of on the console, by the name of its group', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  answers({ 'http://forms.test': manifest([{ ...demo('/x'), path: '//evil.test' }, demo('/counter')]) });
  loadCatalogue([forms]);
  await settled();
  expect([...currentCatalogue().routes.keys()]).toEqual(['/counter']);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toMatch(/^forms: a demo is left out, it has a path that is not a path/);
});

test('finds a page by its path and aliases, in any case, with or without a slash at the end', async () => {
  const page = { ...demo('/similarPages/secondVersion', { aliases: ['/twin'] }) };
  answers({ 'http://forms.test': manifest([demo('/similarPages', { pages: [page] })]) });
  loadCatalogue([forms]);
  await settled();
  for (const address of ['/similarPages/secondVersion', '/SIMILARPAGES/secondversion/', '/Twin']) {
    expect(findRoute(currentCatalogue(), address)?.page.path).toBe('/similarPages/secondVersion');
  }
  expect(findRoute(currentCatalogue(), '/similarPages/third')).toBeUndefined();
});

test('a path that two remotes have stays with the first of the configuration, and the console says so', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  answers({
    'http://forms.test': manifest([demo('/same', { title: 'First' })]),
    'http://media.test': manifest([demo('/SAME', { title: 'Second' }), demo('/other')]),
  });
  loadCatalogue([forms, media]);
  await settled();
  expect(findRoute(currentCatalogue(), '/same')?.demo.title).toBe('First');
  expect(findRoute(currentCatalogue(), '/other')?.group.config.name).toBe('media');
  expect(warn).toHaveBeenCalledWith('media: /same is already a page of forms, which keeps it.');
  warn.mockRestore();
});

test('who listens hears of a burst of manifests once, when they are all there to see', async () => {
  answers({ 'http://forms.test': manifest([demo('/counter')]), 'http://media.test': manifest([demo('/video')]) });
  const heard: string[][] = [];
  const stop = subscribe(() => heard.push(currentCatalogue().groups.map(({ state }) => state)));
  loadCatalogue([forms, media]);
  await settled();
  // The word goes out by a microtask.
  await Promise.resolve();
  stop();
  expect(heard.length).toBeLessThan(3);
  expect(heard.at(-1)).toEqual(['ready', 'ready']);
});

test('a group that is away is told apart from the others, and comes back when asked again', async () => {
  answers({ 'http://forms.test': manifest([demo('/counter')]) });
  loadCatalogue([forms, media]);
  await settled();
  expect(currentCatalogue().groups.map(({ state }) => state)).toEqual(['ready', 'failed']);
  expect(currentCatalogue().groups[1]?.fault?.code).toBe('MANIFEST_HTTP_503');
  answers({ 'http://media.test': manifest([demo('/video')]) });
  await loadGroup(media);
  expect(findRoute(currentCatalogue(), '/video')?.demo.path).toBe('/video');
  expect(findRoute(currentCatalogue(), '/counter')?.demo.path).toBe('/counter');
});

test('a group that was there keeps its pages when it cannot be asked again', async () => {
  answers({ 'http://forms.test': manifest([demo('/counter')]) });
  loadCatalogue([forms]);
  await settled();
  answers({});
  expect((await loadGroup(forms)).fault?.code).toBe('MANIFEST_HTTP_503');
  expect(findRoute(currentCatalogue(), '/counter')?.group.state).toBe('failed');
});

test('a page that a newer build dropped is still known to this document, and no more to the next', async () => {
  answers({ 'http://forms.test': manifest([demo('/counter'), demo('/old')]) });
  loadCatalogue([forms]);
  await settled();
  answers({ 'http://forms.test': manifest([demo('/counter')]) });
  await loadGroup(forms);
  expect(findRoute(currentCatalogue(), '/old')?.page.path).toBe('/old');
  expect([...currentCatalogue().routes.keys()]).toEqual(['/counter']);
  loadCatalogue([forms]);
  await settled();
  expect(findRoute(currentCatalogue(), '/old')).toBeUndefined();
});

afterEach(() => jest.restoreAllMocks());
