import type { DemoFolder } from './demoFolders.ts';
import { publishedVersions, sameOf, versionsOf } from './versions.ts';
import { pagesInVersions } from './webpack/versions.ts';

const loader: (this: object, source: string) => string = jest.requireActual('./version.cjs');

const loaded = (source: string, { query = '?version=v00001', file = '/demo/Counter.tsx' } = {}) =>
  loader.call(
    {
      resourceQuery: query,
      resourcePath: file,
      getOptions: () => ({
        pages: ['/demo/Counter.tsx'],
        defects: { v00001: { file: '/demo/Counter.tsx', find: '+ 1', replace: '+ $& 2' } },
        otherWords: { v00003: { Add: 'One $& more' } },
      }),
    },
    source,
  );

test('a version goes with the relative imports of code and styles, and not with packages and pictures', () => {
  const source = `import a from './a';
import('../b/B');
export { c } from './c.ts';
import './Counter.module.css';
import { useState } from 'react';
import picture from './assets/a.png';
import text from './a.ts?raw';`;
  expect(loaded(source)).toBe(`import a from './a?version=v00001';
import('../b/B?version=v00001');
export { c } from './c.ts?version=v00001';
import './Counter.module.css?version=v00001';
import { useState } from 'react';
import picture from './assets/a.png';
import text from './a.ts?raw';`);
});

test('a defect changes its own file alone, and a redesign draws the elements', () => {
  expect(loaded('n + 1')).toBe('n + $& 2');
  expect(loaded('n + 1', { file: '/demo/Other.tsx' })).toBe('n + 1');
  expect(loaded('n', { query: '?version=v00002&redesign=ids' })).toBe(
    '/** @jsxImportSource @playground/kit/redesigns/ids */n',
  );
});

test('a late page is handed over to its redesign, and no other component', () => {
  const [query, source] = ['?version=v00002&redesign=late', 'export default function Counter() {}'];
  expect(loaded(source, { query })).toContain('export default late(Counter, undefined);\nfunction Counter() {}');
  expect(loaded(source, { query, file: '/demo/Other.tsx' })).not.toContain('late(');
});

test('a page in other words gets the list of its demo', () => {
  const query = '?version=v00003&redesign=words';
  expect(loaded('export default function Counter() {}', { query })).toContain(
    'export default words(Counter, {"Add":"One $& more"});\nfunction Counter() {}',
  );
  const kindsOf = (otherWords?: object) => versionsOf({ ...demo, otherWords } as DemoFolder).map(({ id }) => id);
  expect(kindsOf({ Add: 'One more' })).toContain('words');
  expect(kindsOf()).not.toContain('words');
});

const defect = { id: 'two', sentence: 'Adds two.', steps: ['Press it.'], class: 'value', breaks: ['five'] } as const;
const demo = {
  group: 'forms',
  name: 'counter',
  demo: { path: '/counter' },
  pages: [{ file: 'Counter.tsx' }],
  defects: [{ ...defect, file: 'Counter.tsx', find: '+ 1', replace: '+ 2' }],
  exceptions: { redesigns: { wrapped: 'It counts its children.' } },
} as unknown as DemoFolder;

test('a page has its defects and all redesigns that it can take, and no name says which is which', () => {
  const versions = publishedVersions(demo);
  expect(versions.map((one) => one.class).sort()).toEqual([
    'busy',
    'classes',
    'ids',
    'late',
    'siblings',
    'tags',
    'twin',
    'value',
  ]);
  expect(versions.find(({ kind }) => kind === 'defect')).toEqual({
    page: '/counter',
    version: expect.stringMatching(/^v[0-9a-f]{5}$/),
    kind: 'defect',
    class: 'value',
    sentence: 'Adds two.',
    steps: ['Press it.'],
    breaks: ['five'],
  });
});

test('a page that mounts itself has no redesigns', () => {
  const mounted = { ...demo, pages: [{ file: 'Counter.ts' }] } as DemoFolder;
  expect(versionsOf(mounted).map(({ kind }) => kind)).toEqual(['defect']);
});

test('for `npm run prove`, a page with a defect is made by the code of the page without one, and else by its own', () => {
  const filesOf = (same: boolean) => pagesInVersions(demo, same).map(({ file }) => file);
  const two = versionsOf(demo).find(({ id }) => id === 'two')?.version;
  expect(filesOf(false)).toContain(`Counter.tsx?version=${two}`);
  expect(filesOf(true)).toEqual(
    expect.arrayContaining([two, sameOf(demo).version].map((name) => `Counter.tsx?version=${name}&redesign=same`)),
  );
});
