import { render } from '@testing-library/react';
import { createElement } from 'react';
import { newRoute } from '../../test/groups';
import { runtime } from '../../test/runtime';
import { Failure } from '../fetch/Failure';
import { fetchComponent } from './fetchComponent';

jest.mock('@module-federation/enhanced/runtime', () => jest.requireActual('../../test/runtime'));

const Counter = () => null;

beforeEach(() => runtime.loadRemote.mockReset().mockResolvedValue({ default: Counter }));
afterEach(() => {
  jest.restoreAllMocks();
  for (const added of document.head.querySelectorAll('link, script[src]')) added.remove();
});

const preloads = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    ({ href, crossOrigin }) => `${href} ${crossOrigin}`,
  );

test('container, code and style are asked for at once, each one time', async () => {
  const route = await newRoute();
  expect(await fetchComponent(route, 0)).toBe(Counter);
  await fetchComponent(route, 0);
  const files = ['remoteEntry.abc.js', 'counter.abc.js', 'counter.abc.css'];
  expect(preloads()).toEqual(files.map((file) => `http://${route.name}.test/static/${file} anonymous`));
});

test('a script of the runtime that the document names is waited for, whatever becomes of it, but by no later attempt', () =>
  jest.isolateModulesAsync(async () => {
    const script = document.createElement('script');
    script.setAttribute('src', '/static/federation.abc.js');
    document.head.append(script);
    const own = { ...(await import('../../test/runtime')), ...(await import('../../test/groups')) };
    own.runtime.loadRemote.mockResolvedValue({ default: Counter });
    const { fetchComponent: ask } = await import('./fetchComponent');
    const route = await own.newRoute();
    const come = jest.fn();
    const waiting = ask(route, 0).then(come);
    expect(await ask(route, 1)).toBe(Counter);
    expect(come).not.toHaveBeenCalled();
    script.dispatchEvent(new Event('error'));
    await waiting;
    expect(come).toHaveBeenCalledWith(Counter);
  }));

test('a later attempt asks for the container under another address, which no request that hangs can hold up', async () => {
  const route = await newRoute();
  await fetchComponent(route, 2);
  const entry = `http://${route.name}.test/static/remoteEntry.abc.js`;
  expect(preloads()).not.toContain(`${entry} anonymous`);
  expect(runtime.registerRemotes.mock.lastCall?.[0]).toEqual([
    expect.objectContaining({ entry: `${entry}?attempt=2` }),
  ]);
});

test('a group of ES modules says so to the runtime, and no attempt runs its files as classic scripts', async () => {
  const route = await newRoute({}, { remoteEntry: { name: 'entry.js', path: '', type: 'module' } });
  const added = jest.spyOn(document, 'createElement');
  await fetchComponent(route, 0);
  await fetchComponent(route, 1);
  expect(runtime.registerRemotes.mock.lastCall?.[0]).toEqual([expect.objectContaining({ type: 'module' })]);
  expect(added).not.toHaveBeenCalledWith('script');
});

test('a later attempt preloads the parts anew, and uses up what may have failed', async () => {
  const route = await newRoute();
  await fetchComponent(route, 0);
  const [, ...before] = document.head.querySelectorAll('link');
  const asked: (HTMLLinkElement & HTMLScriptElement)[] = [];
  const changes = new MutationObserver((records) => {
    asked.push(...(records.flatMap(({ addedNodes }) => [...addedNodes]) as typeof asked));
  });
  changes.observe(document.head, { childList: true });
  await fetchComponent(route, 1);
  changes.disconnect();
  const parts = ['script ', 'link preload', 'link stylesheet', 'link preload'];
  expect(asked.map(({ localName, rel }) => `${localName} ${rel ?? ''}`)).toEqual(parts);
  expect(asked.every(({ crossOrigin }) => crossOrigin === 'anonymous')).toBe(true);
  expect(preloads()).toHaveLength(3);
  expect(before.filter((link) => link.isConnected)).toEqual([]);
});

test('a page that mounts itself is shown, and ended when the visitor leaves', async () => {
  const unmount = jest.fn();
  const mount = jest.fn((element: HTMLElement) => {
    element.textContent = 'Mounted';
    return unmount;
  });
  runtime.loadRemote.mockResolvedValue({ default: { mount } });
  const page = render(createElement(await fetchComponent(await newRoute(), 0)));
  expect(page.container).toHaveTextContent('Mounted');
  page.unmount();
  expect(unmount).toHaveBeenCalledTimes(1);
});

test.each([null, {}, { default: 'text' }, { default: null }, { default: { mount: 'text' } }])(
  'a module that is %j has no component to show',
  async (module) => {
    runtime.loadRemote.mockResolvedValue(module);
    await expect(fetchComponent(await newRoute(), 0)).rejects.toMatchObject({ code: 'DEMO_SHAPE' });
  },
);

test('a group without a manifest rejects with what became of it', async () => {
  const { group, ...route } = await newRoute();
  const failure = new Failure('MANIFEST_HTTP_500', 'It answered 500.');
  await expect(fetchComponent({ ...route, group: { ...group, manifest: undefined, failure } }, 0)).rejects.toBe(
    failure,
  );
});

test('says so when the code that loads demos does not come', async () => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('./federation', () => {
      throw new Error('Loading chunk federation failed.');
    });
    const isolated = await import('./fetchComponent');
    await expect(isolated.fetchComponent(await newRoute(), 0)).rejects.toMatchObject({ code: 'FEDERATION' });
  });
});
