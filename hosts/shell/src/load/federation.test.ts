import { SHARED } from '@playground/kit/contract/sharing';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { createInstance, runtime } from '../../test/runtime';
import { Failure } from '../fetch/Failure';
import { loadModule } from './federation';

jest.mock('@module-federation/enhanced/runtime', () => jest.requireActual('../../test/runtime'));

// Before the first test begins: later its calls are forgotten.
const [options] = createInstance.mock.calls[0] as Parameters<typeof createInstance>;

beforeEach(() => {
  runtime.registerRemotes.mockReset();
  runtime.loadRemote.mockReset().mockResolvedValue({});
});

test('groups get the shell’s own React, once for all of them', () => {
  const singleton = (version: string) => ({
    version,
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  });
  expect(options.shared).toMatchObject({
    react: singleton(React.version),
    'react/jsx-runtime': singleton(React.version),
    'react-dom': singleton(ReactDOM.version),
    'react-dom/client': singleton(ReactDOM.version),
  });
  expect(Object.keys(options.shared)).toEqual(SHARED);
  const { react, 'react-dom': reactDom } = options.shared as Record<string, { lib(): object }>;
  expect(react?.lib()).toHaveProperty('useState', React.useState);
  expect(reactDom?.lib()).toHaveProperty('createPortal', ReactDOM.createPortal);
});

test('a container’s script is asked for as the preload was, and for four and a half seconds at most', () => {
  const [{ createScript }] = options.plugins as [
    { createScript(asked: { url: string }): { script: HTMLScriptElement; timeout: number } },
  ];
  const { script, timeout } = createScript({ url: 'http://forms.test/static/remoteEntry.js' });
  expect(script).toHaveAttribute('src', 'http://forms.test/static/remoteEntry.js');
  expect(script.crossOrigin).toBe('anonymous');
  expect(timeout).toBe(4500);
});

test('a module comes from the container of its group', async () => {
  const module = { default: () => null };
  runtime.loadRemote.mockResolvedValue(module);
  expect(await loadModule('forms', 'http://forms.test/a.js', './counter/Counter')).toBe(module);
  expect(runtime.loadRemote).toHaveBeenCalledWith('forms_remote/counter/Counter');
});

test('each entry of a group is a remote of its own, registered once, and none is taken for another', async () => {
  const left: unknown[] = [];
  for (const entry of ['a.js', 'a.js', 'b.js', 'b.js?attempt=1']) {
    await loadModule('media', entry, './x/X');
    left.push(Reflect.get(globalThis, 'media_remote'));
    Object.assign(globalThis, { media_remote: entry });
  }
  await loadModule('media', 'a.js', './y/Y');

  const registered = (name: string, entry: string) => [
    [{ name, entry, entryGlobalName: 'media_remote', type: 'global' }],
  ];
  expect(runtime.registerRemotes.mock.calls).toEqual([
    registered('media_remote', 'a.js'),
    registered('media_remote 2', 'b.js'),
    registered('media_remote 3', 'b.js?attempt=1'),
  ]);
  expect(left).toEqual([undefined, 'a.js', undefined, undefined]);
  expect(runtime.loadRemote).toHaveBeenLastCalledWith('media_remote/y/Y');
});

test('an entry that is an ES module is imported as one', async () => {
  await loadModule('gongs', 'http://gongs.test/a.js', './x/X', true);
  expect(runtime.registerRemotes.mock.calls[0]?.[0]).toEqual([expect.objectContaining({ type: 'module' })]);
});

test.each([
  ['one', 'remoteEntry.js', ['remoteEntry.js', 'remoteEntry.js?newer']],
  ['two', 'remoteEntry.0123abcd.js', ['remoteEntry.0123abcd.js']],
])(
  'a part that is gone is looked for in a newer build behind the same name, once: %s',
  async (group, name, entries) => {
    runtime.loadRemote.mockRejectedValue(Object.assign(new Error('failed'), { name: 'ChunkLoadError' }));
    await expect(loadModule(group, `http://crew.test/${name}`, './x/X')).rejects.toMatchObject({ code: 'CHUNK' });
    const asked = runtime.registerRemotes.mock.calls.map(([[remote]]) => remote?.entry);
    expect(asked).toEqual(entries.map((file) => `http://crew.test/${file}`));
    expect(runtime.loadRemote).toHaveBeenCalledTimes(entries.length);
  },
);

const failing = (error: unknown): Promise<Failure> => {
  runtime.loadRemote.mockRejectedValue(error);
  return loadModule('forms', 'http://forms.test/a.js', './counter/Counter').catch(
    (failure) => failure,
  ) as Promise<Failure>;
};

test.each([
  ['an entry that does not run', new Error('[ Federation Runtime ]: … #RUNTIME-008'), 'RUNTIME_008'],
  ['a script that does not come', Object.assign(new Error('failed'), { name: 'ChunkLoadError' }), 'CHUNK'],
  ['a style that does not come', Object.assign(new Error('failed'), { code: 'CSS_CHUNK_LOAD_FAILED' }), 'CHUNK'],
  ['a module that does not come', new TypeError('Failed to fetch dynamically imported module: http://x'), 'CHUNK'],
  ['an error of the demo’s own', new TypeError('x is not a function'), 'DEMO_CODE', 'x is not a function'],
])('%s has a code', async (_, error, code, message = 'could not be loaded') => {
  const failure = await failing(error);
  expect(failure).toBeInstanceOf(Failure);
  expect(failure.code).toBe(code);
  expect(failure.message).toContain(message);
});

test('a group that was built for another React is told what it wants and what there is', async () => {
  const failure = await failing(
    new Error(
      '[ Federation Runtime ]: Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of forms_remote which needs ^18.2.0)',
    ),
  );
  expect(failure.code).toBe('SHARED_VERSION');
  expect(failure.message).toBe('It was built for react ^18.2.0; this shell has 19.3.1.');
});
