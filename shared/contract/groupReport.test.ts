import { reportOf } from './groupReport';

const config = { name: 'forms', title: 'Forms', url: 'http://forms.test' };
const shell = { react: '19.3.1' };
const assets = (...sync: string[]) => ({ js: { sync, async: [] }, css: { sync: [], async: [] } });
const react = { name: 'react', version: '19.2.0', requiredVersion: '^19.0.0', singleton: true, assets: assets() };
const report = (file: unknown, offered: Record<string, string> = shell) =>
  reportOf({ config, manifest: { demos: [], build: '0123456789ab', file } }, offered);
const sharing = (module: object, offered?: Record<string, string>) =>
  report({ shared: [{ ...react, ...module }] }, offered).shared[0];

test('a build says its contract, its time and its id, and a group that is away has none of them', () => {
  const metaData = { contract: 1, next: { contract: 2 }, published: '2026-11-24T03:00:00.000Z' };
  expect(report({ metaData, shared: [] })).toEqual({
    ...config,
    current: true,
    build: '0123456789ab',
    contract: 2,
    published: '2026-11-24T03:00:00.000Z',
    demos: 0,
    shared: [],
  });
  const problem = 'It does not answer.';
  expect(reportOf({ config, problem }, shell)).toEqual({ ...config, current: false, problem, demos: 0, shared: [] });
});

test('a build that brings its own React says which', () => {
  expect(report({ metaData: { react: '18.3.1' } })).toMatchObject({ react: '18.3.1', shared: [] });
  expect(report({ metaData: { react: 18 } }).react).toBeUndefined();
});

test('the copy of the shell runs if it fits', () => {
  expect(sharing({})).toEqual({
    name: 'react',
    version: '19.2.0',
    wanted: '^19.0.0',
    singleton: true,
    brought: false,
    offered: '19.3.1',
    runs: '19.3.1',
    of: 'shell',
    why: 'The shell has it already, and 19.3.1 fits ^19.0.0.',
  });
});

test.each([
  [
    'no copy runs if the one of the shell does not fit and the build has none',
    { requiredVersion: '^18.2.0' },
    undefined,
    undefined,
    /^The shell's 19\.3\.1 does not fit \^18\.2\.0, and the build brings no copy\.$/,
  ],
  [
    'a build that may run beside the shell runs its own',
    { requiredVersion: '^18.2.0', version: '18.3.1', singleton: false, assets: assets('react.js') },
    '18.3.1',
    'group',
    /does not fit/,
  ],
  [
    'only one copy of a singleton runs',
    { requiredVersion: '^18.2.0', assets: assets('react.js') },
    '19.3.1',
    'shell',
    /^Only one copy/,
  ],
  [
    'a module that only the build has is its own',
    { name: 'vue', version: '3.5.0', requiredVersion: '^3.0.0', assets: assets('vue.js') },
    '3.5.0',
    'group',
    /^The shell does not offer it\.$/,
  ],
  ['a module that nobody has does not run', { name: 'vue' }, undefined, undefined, /brings no copy/],
  ['nor does one whose name every object has', { name: 'constructor' }, undefined, undefined, /does not offer it/],
])('%s', (_, module, runs, of, why) => {
  expect(sharing(module)).toMatchObject({ why: expect.stringMatching(why) });
  expect(sharing(module)?.runs).toBe(runs);
  expect(sharing(module)?.of).toBe(of);
});

test.each([undefined, null, 7, 'text', [], {}, { metaData: 1, shared: {} }, { shared: [null, 1, {}, { name: {} }] }])(
  'a manifest %j that says nothing of it is no problem',
  (file) => {
    expect(report(file)).toMatchObject({ current: true, demos: 0, shared: [] });
  },
);

test('a time that is not one, and texts without end, are left out', () => {
  const endless = 'x'.repeat(100_000);
  const { published, shared } = report({
    metaData: { published: '<b>now</b>', contract: '2' },
    shared: [{ name: endless }, { ...react, requiredVersion: endless, version: endless }],
  });
  expect(published).toBeUndefined();
  expect(shared).toHaveLength(1);
  expect(shared[0]?.wanted).toBeUndefined();
});
