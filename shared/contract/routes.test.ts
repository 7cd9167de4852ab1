import type { PublishedDemo } from './manifest';
import { normalPath, pageAt, routesOf } from './routes';

const demo = (title: string, path: string, changes: Partial<PublishedDemo> = {}): PublishedDemo => ({
  title,
  path,
  aliases: [],
  description: '',
  frame: 'full',
  expose: './x/X',
  tags: ['x'],
  beyond: false,
  pages: [],
  ...changes,
});

test.each([
  ['/Counter', '/counter'],
  ['/counter///', '/counter'],
  ['/a/B/', '/a/b'],
  ['/', '/'],
  ['', '/'],
])('the normal form of %j is %j', (path, normal) => {
  expect(normalPath(path)).toBe(normal);
});

test('an address of slashes takes no time', () => {
  const began = performance.now();
  normalPath(`${'/'.repeat(100_000)}x`);
  expect(performance.now() - began).toBeLessThan(200);
});

test('a page is found by its path and its aliases, however they are written', () => {
  const second = demo('Second', '/similarPages/secondVersion', { aliases: ['/twin'] });
  const routes = routesOf([{ group: 'forms', demos: [demo('First', '/similarPages', { pages: [second] })] }]);
  for (const address of ['/similarPages/secondVersion', '/SIMILARPAGES/secondversion/', '/Twin']) {
    expect(pageAt(routes, address)).toMatchObject({
      group: 'forms',
      demo: { title: 'First' },
      page: { title: 'Second' },
    });
  }
  expect(pageAt(routes, '/similarPages/third')).toBeUndefined();
});

test('an address that two want stays with the first, and the second is told of', () => {
  const taken = jest.fn();
  const routes = routesOf(
    [
      { group: 'forms', demos: [demo('First', '/same')] },
      { group: 'media', demos: [demo('Second', '/SAME'), demo('Other', '/other')] },
    ],
    taken,
  );
  expect(pageAt(routes, '/same')?.demo.title).toBe('First');
  expect(pageAt(routes, '/other')?.group).toBe('media');
  expect(taken.mock.calls).toEqual([
    ['/same', expect.objectContaining({ group: 'forms' }), expect.objectContaining({ group: 'media' })],
  ]);
});
