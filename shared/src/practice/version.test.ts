import { renderHook } from '@testing-library/react';
import { readManifest } from '../../contract/manifest';
import { demo, manifest } from '../../test/manifest';
import { inVersion, useVersion } from './version';

const route = { group: { config: { url: 'http://forms.test' } }, page: { expose: './counter/Counter' } };
const built = manifest([demo('/counter')]);
const exposes = [...built.exposes, { ...built.exposes[0], path: './counter/Counter@v0123a' }];
class Missing extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
const answer =
  (status: number, body: unknown = {}) =>
  async () =>
    new Response(JSON.stringify(body), { status });

afterEach(() => window.history.replaceState(null, '', '/'));

/** Whether the page was shown in the version, and what the line above it says. */
async function opened(version: string, answered = answer(200, { ...built, exposes })) {
  window.history.replaceState(null, '', `/counter?version=${encodeURIComponent(version)}`);
  global.fetch = jest.fn(answered) as typeof fetch;
  const { page } = await inVersion(route, readManifest, Missing);
  const { result, unmount } = renderHook(() => useVersion(version));
  unmount();
  return [page.expose, result.current.words];
}

test('a page is shown in the version that its address asks for', async () => {
  expect(await opened('v0123a')).toEqual([
    './counter/Counter@v0123a',
    'Another version of this page. It may be wrong.',
  ]);
  expect(fetch).toHaveBeenCalledWith('http://forms.test/versions/mf-manifest.json?page=./counter/Counter', {
    cache: 'no-store',
  });
});

test.each(['<img src=x>', '../../mf-manifest.json', 'V0123A', '', `v${'0'.repeat(100_000)}`])(
  'what is no name of a version asks nobody, and the page is as it is: %.30s',
  async (name) => {
    const [expose, words] = await opened(name);
    expect(expose).toBe('./counter/Counter');
    expect(words).toMatch(/^‘.{0,80}’ is not the name of a version\. This is the page as it is\.$/);
    expect(fetch).not.toHaveBeenCalled();
  },
);

test('a version of another page, and a site without versions, say so', async () => {
  expect(await opened('v00000')).toEqual([
    './counter/Counter',
    'This page has no version ‘v00000’. This is the page as it is.',
  ]);
  const without = ['./counter/Counter', 'This site has no versions of this page. This is the page as it is.'];
  expect(await opened('v0123a', answer(404))).toEqual(without);
});

test('while the versions are built, the page of today is not shown in their place', async () => {
  jest.useFakeTimers();
  await expect(opened('v0123a', answer(503))).rejects.toMatchObject({
    code: 'VERSION',
    message: 'The versions of this page are being built.',
  });
  const { result } = renderHook(() => useVersion('v0123a'));
  expect(result.current.words).toContain('are being built');
  jest.useRealTimers();
});

test('what was said of a page is not said of the next one', async () => {
  await opened('v0123a');
  window.history.replaceState(null, '', '/?version=v0123a');
  const { result } = renderHook(() => useVersion('v0123a'));
  expect(result.current).toEqual({ words: 'The version ‘v0123a’ is asked for' });
});
