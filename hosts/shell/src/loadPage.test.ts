import { answering, demo, manifest, newRoute } from '../test/groups';
import { runtime } from '../test/runtime';
import { arrivedPage, loadPage, preloadPage, reloadPage } from './loadPage';

jest.mock('@module-federation/enhanced/runtime', () => jest.requireActual('../test/runtime'));

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

test('a second call joins the first, and the page is known from then on', async () => {
  const route = await newRoute();
  expect(arrivedPage(route)).toBeUndefined();
  expect(loadPage(route)).toBe(loadPage(route));
  expect(await loadPage(route)).toBe(Old);
  expect(arrivedPage(route)).toBe(Old);
  expect(runtime.loadRemote).toHaveBeenCalledTimes(1);
});

test('what failed is forgotten: the next call asks anew', async () => {
  const route = await newRoute();
  runtime.loadRemote.mockRejectedValueOnce(broken);
  await expect(loadPage(route)).rejects.toMatchObject({ code: 'CHUNK' });
  expect(await loadPage(route)).toBe(Old);
});

test('a preload that fails is silent, and opening the page asks anew', async () => {
  const route = await newRoute();
  runtime.loadRemote.mockRejectedValueOnce(broken);
  preloadPage(route);
  await expect(loadPage(route)).rejects.toMatchObject({ code: 'CHUNK' });
  expect(await loadPage(route)).toBe(Old);
});

test('gives up after nine seconds', async () => {
  const route = await newRoute();
  jest.useFakeTimers();
  runtime.loadRemote.mockImplementation(hanging);
  const failed = jest.fn();
  loadPage(route).catch(failed);
  await jest.advanceTimersByTimeAsync(8999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'DEMO_TIMEOUT' }));
  expect(jest.getTimerCount()).toBe(0);
});

test('the second look at the manifest is within the same time, and what failed first is told', async () => {
  const route = await newRoute();
  jest.useFakeTimers();
  answering({ [route.name]: hanging });
  runtime.loadRemote.mockImplementation(
    () => new Promise((_, reject) => setTimeout(() => reject(new Error('#RUNTIME-008')), 4500)),
  );
  const failed = jest.fn();
  loadPage(route).catch(failed);
  await jest.advanceTimersByTimeAsync(9000);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'RUNTIME_008' }));
});

test('a reload has one deadline for the manifest and for all that it names', async () => {
  const route = await newRoute();
  jest.useFakeTimers();
  const late = () =>
    new Promise<Response>((resolve) => setTimeout(resolve, 7900, Response.json(manifest([demo('/counter')]))));
  answering({ [route.name]: late });
  runtime.loadRemote.mockImplementation(hanging);
  const failed = jest.fn();
  reloadPage(route).catch(failed);
  await jest.advanceTimersByTimeAsync(8999);
  expect(runtime.loadRemote).toHaveBeenCalledTimes(1);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'DEMO_TIMEOUT' }));
});

test('a build that was published since is taken in its place', async () => {
  const route = await newRoute();
  const fetched = answering({ [route.name]: manifest([demo('/counter')], 'def') });
  runtime.loadRemote.mockRejectedValueOnce(broken).mockResolvedValueOnce({ default: New });
  expect(await loadPage(route)).toBe(New);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(entries()).toEqual(['remoteEntry.abc.js', 'remoteEntry.def.js']);
  expect(arrivedPage(route)).toBe(New);
});

test.each([
  ['is the same build still', () => manifest([demo('/counter')])],
  ['is away', () => new Response('', { status: 500 })],
])('the page’s own fault is told when the group %s', async (_, answer) => {
  const route = await newRoute();
  const body = answer();
  answering({ [route.name]: body instanceof Response ? () => body : body });
  runtime.loadRemote.mockRejectedValue(broken);
  await expect(loadPage(route)).rejects.toMatchObject({ code: 'CHUNK' });
  expect(runtime.loadRemote).toHaveBeenCalledTimes(1);
});

test('a page that the newer build no longer has says so', async () => {
  const route = await newRoute();
  answering({ [route.name]: manifest([demo('/other')], 'def') });
  runtime.loadRemote.mockRejectedValueOnce(broken);
  await expect(loadPage(route)).rejects.toMatchObject({
    code: 'PAGE_GONE',
    message: `The group ‘The ${route.name}’ was updated and no longer has this page.`,
  });
});

test('a reload asks for the manifest, and for the container by another address every time', async () => {
  const route = await newRoute();
  await loadPage(route);
  const fetched = answering({ [route.name]: manifest([demo('/counter')]) });
  runtime.loadRemote.mockResolvedValue({ default: New });
  expect(await reloadPage(route)).toBe(New);
  await reloadPage(route);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(entries()).toEqual(['remoteEntry.abc.js', 'remoteEntry.abc.js?attempt=1', 'remoteEntry.abc.js?attempt=2']);
  expect(arrivedPage(route)).toBe(New);
});

test('a reload takes the newer build, too', async () => {
  const route = await newRoute();
  await loadPage(route);
  answering({ [route.name]: manifest([demo('/counter')], 'def') });
  await reloadPage(route);
  expect(entries().at(-1)).toBe('remoteEntry.def.js?attempt=1');
});

test('a reload rejects with the group’s fault, and with PAGE_GONE, before it asks for any code', async () => {
  const route = await newRoute();
  answering({});
  await expect(reloadPage(route)).rejects.toMatchObject({ code: 'MANIFEST_HTTP_503' });
  answering({ [route.name]: manifest([demo('/other')]) });
  await expect(reloadPage(route)).rejects.toMatchObject({ code: 'PAGE_GONE' });
  expect(runtime.loadRemote).not.toHaveBeenCalled();
});
