import { askedBuild } from '@playground/kit/practice/Conditions';
import { demo, manifest } from '@playground/kit/test/manifest';
import { answering, configOf, hintOf, loadSiteMap, settled } from '../../test/groups';
import { conditions } from './conditions';
import {
  askFor,
  currentSiteMap,
  fetchGroup,
  findRoute,
  isSettled,
  retryGroups,
  startSiteMap,
  subscribe,
} from './groups';

const forms = configOf('forms');
const media = configOf('media');

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a demo that is left out is told of on the console, by the name of its group', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  answering({ forms: manifest([{ ...demo('/x'), path: '//evil.test' }, demo('/counter')]) });
  loadSiteMap([forms]);
  await settled();
  expect([...currentSiteMap().routes.keys()]).toEqual(['/counter']);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toMatch(/^forms: a demo is left out, it has an invalid path: /);
});

test('finds a page by its path and aliases, in any case, with or without a slash at the end', async () => {
  const page = { ...demo('/similarPages/secondVersion', { aliases: ['/twin'] }) };
  answering({ forms: manifest([demo('/similarPages', { pages: [page] })]) });
  loadSiteMap([forms]);
  await settled();
  for (const address of ['/similarPages/secondVersion', '/SIMILARPAGES/secondversion/', '/Twin']) {
    expect(findRoute(currentSiteMap(), address)?.page.path).toBe('/similarPages/secondVersion');
  }
  expect(findRoute(currentSiteMap(), '/similarPages/third')).toBeUndefined();
});

test('a path that two remotes have stays with the first of the configuration, and the console says so', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  answering({
    forms: manifest([demo('/same', { title: 'First' })]),
    media: manifest([demo('/SAME', { title: 'Second' }), demo('/other')]),
  });
  loadSiteMap([forms, media]);
  await settled();
  expect(findRoute(currentSiteMap(), '/same')?.demo.title).toBe('First');
  expect(findRoute(currentSiteMap(), '/other')?.group.config.name).toBe('media');
  expect(warn).toHaveBeenCalledWith('media: /same is already a page of forms, which keeps it.');
});

test('who listens hears of a burst of manifests once, when they are all there to see', async () => {
  answering({ forms: manifest([demo('/counter')]), media: manifest([demo('/video')]) });
  const heard: string[][] = [];
  const stop = subscribe(() => heard.push(currentSiteMap().groups.map(({ state }) => state)));
  loadSiteMap([forms, media]);
  await settled();
  stop();
  expect(heard.length).toBeLessThan(3);
  expect(heard.at(-1)).toEqual(['ready', 'ready']);
});

test('a group that is away is told apart from the others, and comes back when asked again', async () => {
  answering({ forms: manifest([demo('/counter')]) });
  loadSiteMap([forms, media]);
  await settled();
  expect(currentSiteMap().groups.map(({ state }) => state)).toEqual(['ready', 'failed']);
  expect(currentSiteMap().groups[1]?.failure?.code).toBe('MANIFEST_HTTP_503');
  answering({ media: manifest([demo('/video')]) });
  await fetchGroup(media);
  expect(findRoute(currentSiteMap(), '/video')?.demo.path).toBe('/video');
  expect(findRoute(currentSiteMap(), '/counter')?.demo.path).toBe('/counter');
});

test('a group that was there keeps its pages when it cannot be asked again', async () => {
  answering({ forms: manifest([demo('/counter')]) });
  loadSiteMap([forms]);
  await settled();
  answering({});
  expect((await fetchGroup(forms)).failure?.code).toBe('MANIFEST_HTTP_503');
  expect(findRoute(currentSiteMap(), '/counter')?.group.state).toBe('failed');
});

test('a page that a newer build dropped is still known to this document, and no more to the next', async () => {
  answering({ forms: manifest([demo('/counter'), demo('/old')]) });
  loadSiteMap([forms]);
  await settled();
  answering({ forms: manifest([demo('/counter')]) });
  await fetchGroup(forms);
  expect(findRoute(currentSiteMap(), '/old')?.page.path).toBe('/old');
  expect([...currentSiteMap().routes.keys()]).toEqual(['/counter']);
  loadSiteMap([forms]);
  await settled();
  expect(findRoute(currentSiteMap(), '/old')).toBeUndefined();
});

test('of two builds that had a page which is gone now, the later one is opened', async () => {
  const old = (title: string) => ({ forms: manifest([demo('/counter'), demo('/old', { title })]) });
  answering(old('First'));
  loadSiteMap([forms]);
  await settled();
  for (const bodies of [old('Second'), { forms: manifest([demo('/counter')]) }]) {
    answering(bodies);
    await fetchGroup(forms);
  }
  expect(findRoute(currentSiteMap(), '/old')?.demo.title).toBe('Second');
});

const text =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status });

test.each([
  ['answers 404', text('', 404), 'MANIFEST_HTTP_404', 'http://forms.test/mf-manifest.json answered 404.'],
  ['answers 500 with JSON', text('{"message":"no"}', 500), 'MANIFEST_HTTP_500', 'answered 500.'],
  [
    'answers with HTML',
    text('<!doctype html>'),
    'MANIFEST_NOT_JSON',
    'http://forms.test/mf-manifest.json is not JSON.',
  ],
  ['ends in the middle', text('{"metaData":'), 'MANIFEST_NOT_JSON', 'is not JSON.'],
  ['is null', text('null'), 'MANIFEST_SHAPE', 'The manifest is not one of this playground.'],
  ['has another shape', text('{"demos":[]}'), 'MANIFEST_SHAPE', 'The manifest is not one of this playground.'],
  ['is for another contract', manifest([], 'abc', { contract: 99 }), 'MANIFEST_CONTRACT', 'built for version 99'],
  [
    'names an entry elsewhere',
    manifest([], 'abc', { remoteEntry: { name: 'x.js', path: 'https://evil.example/' } }),
    'MANIFEST_ORIGIN',
    'https://evil.example',
  ],
  [
    'cannot be had',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'MANIFEST_UNREACHABLE',
    'http://forms.test/mf-manifest.json cannot be reached, or does not allow other origins (CORS).',
  ],
])('a manifest that %s fails its group, with a code and words', async (_, answer, code, message) => {
  answering({ forms: answer });
  loadSiteMap([forms]);
  const [group] = await settled();
  expect(group).toMatchObject({ state: 'failed', failure: { code, message: expect.stringContaining(message) } });
});

test('a manifest that does not come fails its group at the deadline, and is waited for no more', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const fetched = answering({ forms: () => new Promise(() => {}) });
  loadSiteMap([forms]);
  await jest.advanceTimersByTimeAsync(8999);
  expect(currentSiteMap().groups[0]?.state).toBe('loading');
  const signal = fetched.mock.lastCall?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(signal?.aborted).toBe(true);
  expect(currentSiteMap().groups[0]?.failure).toMatchObject({
    code: 'MANIFEST_TIMEOUT',
    message: 'http://forms.test/mf-manifest.json did not answer in time.',
  });
});

test('all groups that failed are asked again together, each once, and are known to be until they answer', async () => {
  answering({ forms: manifest([demo('/counter')]) });
  loadSiteMap([forms, media]);
  await settled();
  const fetched = answering({ media: manifest([demo('/video')]) });
  const trying = () => currentSiteMap().groups.map((group) => group.trying);
  retryGroups();
  retryGroups();
  expect(trying()).toEqual([undefined, true]);
  while (currentSiteMap().groups[1]?.state !== 'ready') await Promise.resolve();
  expect(trying()).toEqual([undefined, undefined]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('the answer that the document has asked for already is taken, once', async () => {
  const fetched = answering({ forms: manifest([demo('/new')]) });
  const early = Promise.resolve(Response.json(manifest([demo('/early')])));
  window.earlyManifests = { 'http://forms.test/mf-manifest.json': early };
  loadSiteMap([forms]);
  await settled();
  expect(fetched).not.toHaveBeenCalled();
  expect([...currentSiteMap().routes.keys()]).toEqual(['/early']);
  await fetchGroup(forms);
  expect([...currentSiteMap().routes.keys()]).toEqual(['/new']);
});

test('when the network comes back, the groups that failed are asked again, and only they', async () => {
  answering({ forms: manifest([demo('/counter')]) });
  loadSiteMap([forms, media]);
  await settled();
  const fetched = answering({ media: manifest([demo('/video')]) });
  window.dispatchEvent(new Event('online'));
  while (currentSiteMap().groups[1]?.state !== 'ready') await Promise.resolve();
  expect(fetched.mock.calls.every(([address]) => String(address).startsWith(media.url))).toBe(true);
});

describe('what the document tells of the groups', () => {
  const asked = (fetched: jest.SpyInstance) => fetched.mock.calls.map(([address]) => new URL(String(address)).hostname);

  test('is enough for its own page: nobody is asked', () => {
    const fetched = answering({});
    startSiteMap([forms, media], hintOf(forms, [demo('/counter')], 'abc'));
    askFor('/counter');
    expect(findRoute(currentSiteMap(), '/Counter/')?.group.manifest?.entry).toBe(
      'http://forms.test/static/remoteEntry.abc.js',
    );
    expect(fetched).not.toHaveBeenCalled();
  });

  test('is enough for home where it has all demos; the other groups are asked', async () => {
    const fetched = answering({ media: manifest([demo('/video')]) });
    startSiteMap([forms, media], hintOf(forms, [demo('/counter')], 'abc', true));
    askFor('/');
    expect(currentSiteMap().groups.map(isSettled)).toEqual([true, false]);
    await settled();
    expect(currentSiteMap().groups.map(isSettled)).toEqual([true, true]);
    expect(asked(fetched)).toEqual(['media.test']);
  });

  test('says nothing of other pages: for those, and for home, all groups are asked, once', async () => {
    const fetched = answering({ forms: manifest([demo('/counter')]), media: manifest([demo('/video')]) });
    startSiteMap([forms, media], hintOf(forms, [demo('/counter')], 'abc'));
    askFor('/video');
    askFor('/');
    await settled();
    expect(asked(fetched)).toEqual(['forms.test', 'media.test']);
    expect(findRoute(currentSiteMap(), '/video')?.group.state).toBe('ready');
  });

  test('is never enough to call an address unknown', () => {
    const fetched = answering({});
    startSiteMap([forms], hintOf(forms, [demo('/counter')], 'abc', true));
    askFor('/nowhere');
    expect(currentSiteMap().groups[0]?.state).toBe('loading');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('stays on the page when the group itself cannot be asked', async () => {
    answering({});
    startSiteMap([forms], hintOf(forms, [demo('/counter')], 'abc', true));
    expect((await fetchGroup(forms)).failure?.code).toBe('MANIFEST_HTTP_503');
    expect(findRoute(currentSiteMap(), '/counter')).toBeDefined();
    expect(currentSiteMap().groups.map(isSettled)).toEqual([true]);
  });

  test('is nothing to a group at another address', () => {
    startSiteMap([{ ...forms, url: 'http://elsewhere.test' }], hintOf(forms, [demo('/counter')], 'abc'));
    expect(findRoute(currentSiteMap(), '/counter')).toBeUndefined();
  });
});

describe('with another build in the address', () => {
  beforeEach(() => Object.assign(conditions, { askedBuild }));
  const hint = hintOf(forms, [demo('/current')], 'abc', true);
  afterEach(() => {
    window.history.replaceState(null, '', '/');
    delete conditions.askedBuild;
  });

  test('the manifest of that build is asked for, whatever the server told', async () => {
    const fetched = answering({ forms: manifest([demo('/next')]) });
    window.history.replaceState(null, '', '/?build.forms=next');
    startSiteMap([forms, media], hint);
    askFor('/');
    await settled();
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      'http://forms.test/builds/next/mf-manifest.json',
      'http://media.test/mf-manifest.json',
    ]);
    expect([...currentSiteMap().routes.keys()]).toEqual(['/next']);
  });

  test('a build that is gone is named', async () => {
    answering({ forms: () => new Response('gone', { status: 404 }) });
    window.history.replaceState(null, '', '/?build.forms=0123456789ab');
    loadSiteMap([forms]);
    const [group] = await settled();
    expect(group?.failure).toMatchObject({
      code: 'BUILD_GONE',
      message: 'It has no build ‘0123456789ab’. Remove the condition above to open the current build.',
    });
  });

  test.each(['', 'https://evil.test', '../x', 'A', 'a'.repeat(100_000)])(
    '%.20s is not the name of a build',
    async (asked) => {
      const fetched = answering({ forms: manifest([demo('/current')]) });
      window.history.replaceState(null, '', `/?build.forms=${encodeURIComponent(asked)}`);
      loadSiteMap([forms]);
      await settled();
      expect(fetched.mock.calls).toEqual([['http://forms.test/mf-manifest.json', expect.anything()]]);
    },
  );
});
