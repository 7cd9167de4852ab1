import { demo, manifest } from '@playground/kit/test/manifest';
import { answering, configOf, hintOf, newRoute, routeTo } from '../../test/groups';
import { runtime } from '../../test/runtime';
import { conditions } from '../fetch/conditions';
import { deadline } from '../fetch/deadline';
import type { Route } from '../fetch/groups';
import { loadPage, openPage, type Page, type PageState, preloadPage } from './page';

jest.mock('@module-federation/enhanced/runtime', () => jest.requireActual('../../test/runtime'));

const Old = () => null;
const New = () => null;
const hanging = () => new Promise<never>(() => {});
const broken = Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });
const entries = () => runtime.registerRemotes.mock.calls.map(([[remote]]) => remote?.entry.split('/').at(-1));

beforeEach(() => {
  runtime.registerRemotes.mockReset();
  runtime.loadRemote.mockReset().mockResolvedValue({ default: Old });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = (route: Route) => openPage(route, deadline());
/** The page's next state that something is said of. */
const next = (page: Page, wanted: (state: PageState) => boolean = ({ trying }) => !trying) =>
  new Promise<PageState>((resolve) => {
    const stop = page.subscribe(() => {
      if (!wanted(page.current())) return;
      stop();
      resolve(page.current());
    });
  });
const failed = (code: string) => ({ status: 'failed', failure: expect.objectContaining({ code }) });

describe('a page that is opened', () => {
  test('waits, and is ready with its component', async () => {
    const page = open(await newRoute());
    expect(page.current()).toEqual({ status: 'waiting' });
    expect(await next(page)).toMatchObject({ status: 'ready', component: Old });
  });

  test('is ready at once when it was seen before', async () => {
    const route = await newRoute();
    await loadPage(route);
    expect(open(route).current()).toMatchObject({ status: 'ready', component: Old });
    expect(runtime.loadRemote).toHaveBeenCalledTimes(1);
  });

  test('joins what was asked for by a pointer over its card', async () => {
    const route = await newRoute();
    preloadPage(route);
    expect(await next(open(route))).toMatchObject({ status: 'ready' });
    expect(runtime.loadRemote).toHaveBeenCalledTimes(1);
  });

  test('asks anew when what a pointer asked for has failed in silence', async () => {
    const route = await newRoute();
    runtime.loadRemote.mockRejectedValueOnce(broken);
    preloadPage(route);
    await expect(loadPage(route)).rejects.toMatchObject({ code: 'CHUNK' });
    expect(await next(open(route))).toMatchObject({ status: 'ready' });
  });

  test.each([
    ['is the same build still', () => manifest([demo('/counter')])],
    ['is away', () => new Response('', { status: 500 })],
  ])('fails for its own reason when the group %s', async (_, answer) => {
    const route = await newRoute();
    const body = answer();
    answering({ [route.name]: body instanceof Response ? () => body : body });
    runtime.loadRemote.mockRejectedValue(broken);
    expect(await next(open(route))).toEqual(failed('CHUNK'));
    expect(runtime.loadRemote).toHaveBeenCalledTimes(1);
  });

  test('starts again from the beginning when it is told to', async () => {
    const page = open(await newRoute());
    const first = await next(page);
    page.restart();
    expect(page.current()).toMatchObject({ status: 'ready', component: Old });
    expect(page.current()).not.toMatchObject({ run: (first as { run: number }).run });
  });
});

describe('replaced and gone', () => {
  test('a build that was published since is taken in its place', async () => {
    const route = await newRoute();
    const fetched = answering({ [route.name]: manifest([demo('/counter')], 'def') });
    runtime.loadRemote.mockRejectedValueOnce(broken).mockResolvedValueOnce({ default: New });
    expect(await next(open(route))).toMatchObject({ status: 'ready', component: New });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(entries()).toEqual(['remoteEntry.abc.js', 'remoteEntry.def.js']);
    expect(open(route).current()).toMatchObject({ component: New });
  });

  test('the build that the address asks for is named when it is gone', async () => {
    const route = await newRoute();
    Object.assign(conditions, { askedBuild: () => 'next' });
    answering({ [route.name]: () => new Response('', { status: 404 }) });
    runtime.loadRemote.mockRejectedValueOnce(broken);
    expect(await next(open(route))).toEqual(failed('BUILD_GONE'));
    delete conditions.askedBuild;
  });

  test('a page that the newer build no longer has says so', async () => {
    const route = await newRoute();
    answering({ [route.name]: manifest([demo('/other')], 'def') });
    runtime.loadRemote.mockRejectedValueOnce(broken);
    const state = await next(open(route));
    expect(state).toEqual(failed('PAGE_GONE'));
    expect(state).toMatchObject({
      failure: { message: `The group ‘The ${route.name}’ was updated and no longer has this page.` },
    });
  });
});

describe('late', () => {
  test('gives up after nine seconds', async () => {
    const route = await newRoute();
    jest.useFakeTimers();
    runtime.loadRemote.mockImplementation(hanging);
    const page = open(route);
    await jest.advanceTimersByTimeAsync(8999);
    expect(page.current()).toEqual({ status: 'waiting' });
    await jest.advanceTimersByTimeAsync(1);
    expect(page.current()).toEqual(failed('DEMO_TIMEOUT'));
    expect(jest.getTimerCount()).toBe(0);
  });

  test('the second look at the manifest is within the same time, and what failed first is told', async () => {
    const route = await newRoute();
    jest.useFakeTimers();
    answering({ [route.name]: hanging });
    runtime.loadRemote.mockImplementation(
      () => new Promise((_, reject) => setTimeout(() => reject(new Error('#RUNTIME-008')), 4500)),
    );
    const page = open(route);
    await jest.advanceTimersByTimeAsync(9000);
    expect(page.current()).toEqual(failed('RUNTIME_008'));
  });

  test('a retry has one deadline for the manifest and for all that it names', async () => {
    const route = await newRoute();
    runtime.loadRemote.mockRejectedValueOnce(broken);
    const page = open(route);
    await next(page);
    jest.useFakeTimers();
    const slow = () =>
      new Promise<Response>((resolve) => setTimeout(resolve, 7900, Response.json(manifest([demo('/counter')]))));
    answering({ [route.name]: slow });
    runtime.loadRemote.mockReset().mockImplementation(hanging);
    page.retry();
    await jest.advanceTimersByTimeAsync(8999);
    expect(runtime.loadRemote).toHaveBeenCalledTimes(1);
    expect(page.current()).toMatchObject({ trying: true });
    await jest.advanceTimersByTimeAsync(1);
    expect(page.current()).toEqual(failed('DEMO_TIMEOUT'));
  });
});

describe('retried', () => {
  /** A page that has failed, of a group that answers. */
  const failing = async () => {
    const route = await newRoute();
    runtime.loadRemote.mockRejectedValueOnce(broken);
    const page = open(route);
    await next(page);
    return { route, page };
  };

  test('keeps what stands there until the end, and asks once however often it is told', async () => {
    const { route, page } = await failing();
    const fetched = answering({ [route.name]: manifest([demo('/counter')]) });
    page.retry();
    page.retry();
    expect(page.current()).toEqual({ ...failed('CHUNK'), trying: true });
    expect(await next(page)).toMatchObject({ status: 'ready', component: Old });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('asks for the container by another address every time, and for the newer build', async () => {
    const { route, page } = await failing();
    answering({ [route.name]: manifest([demo('/counter')]) });
    page.retry();
    await next(page);
    answering({ [route.name]: manifest([demo('/counter')], 'def') });
    page.retry();
    await next(page);
    expect(entries()).toEqual(['remoteEntry.abc.js', 'remoteEntry.abc.js?attempt=1', 'remoteEntry.def.js?attempt=2']);
  });

  test('fails with the group’s failure, and when the page is gone, before it asks for any code', async () => {
    const { route, page } = await failing();
    runtime.loadRemote.mockClear();
    answering({});
    page.retry();
    expect(await next(page)).toEqual(failed('MANIFEST_HTTP_503'));
    answering({ [route.name]: manifest([demo('/other')]) });
    page.retry();
    expect(await next(page)).toEqual(failed('PAGE_GONE'));
    expect(runtime.loadRemote).not.toHaveBeenCalled();
  });

  test('by itself when the network comes back, while somebody looks', async () => {
    const { route, page } = await failing();
    const fetched = answering({ [route.name]: manifest([demo('/counter')]) });
    window.dispatchEvent(new Event('online'));
    expect(page.current()).toEqual(failed('CHUNK'));
    const mended = next(page);
    window.dispatchEvent(new Event('online'));
    expect(await mended).toMatchObject({ status: 'ready' });
    window.dispatchEvent(new Event('online'));
    // The group itself, which had failed as well at the first, is none of the page's.
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('a page that the document tells of', () => {
  let made = 0;
  const told = (build: string) => {
    made += 1;
    const config = configOf(`told${made}`);
    return { config, hint: hintOf(config, [demo('/counter')], build) };
  };

  test('is loaded from the files that are named there, and nobody is asked', async () => {
    const { config, hint } = told('abc');
    const fetched = answering({});
    expect(await next(open(routeTo('/counter', [config], hint)))).toMatchObject({ status: 'ready' });
    expect(entries()).toEqual(['remoteEntry.abc.js']);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('whose files are gone comes from the build that the group names', async () => {
    const { config, hint } = told('gone');
    answering({ [config.name]: manifest([demo('/counter')], 'abc') });
    runtime.loadRemote.mockRejectedValueOnce(new Error('#RUNTIME-008')).mockResolvedValueOnce({ default: New });
    expect(await next(open(routeTo('/counter', [config], hint)))).toMatchObject({ component: New });
    expect(entries()).toEqual(['remoteEntry.gone.js', 'remoteEntry.abc.js']);
  });

  test('and that its group does not have, or cannot say, fails for that reason', async () => {
    const { config, hint } = told('gone');
    answering({ [config.name]: manifest([demo('/other')]) });
    runtime.loadRemote.mockRejectedValue(new Error('#RUNTIME-008'));
    expect(await next(open(routeTo('/counter', [config], hint)))).toEqual(failed('PAGE_GONE'));
    const away = told('gone');
    answering({});
    expect(await next(open(routeTo('/counter', [away.config], away.hint)))).toEqual(failed('RUNTIME_008'));
  });
});
