import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../shared/project/folders.ts';

mkdirSync(path.join(root, '.cache'), { recursive: true });
const place = mkdtempSync(path.join(root, '.cache/publish-'));
afterAll(() => rmSync(place, { recursive: true }));

const publish = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/publish/publish.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

test.each([
  ['an address as a channel', ['--channel', 'https://evil.test'], /^--channel needs a name of up to 40 /],
  ['the id of a build as a channel', ['--channel', '0123456789ab'], /^--channel needs a name of up to 40 /],
  ['the end of no channel', ['--close'], /^--close ends a channel: /],
])('%s is refused before anything is built', (_, options, message) => {
  const { status, stdout, stderr } = publish('nowhere', path.join(place, 'refused'), ...options);
  expect([status, stdout]).toEqual([1, '']);
  // One line and no stack.
  expect(stderr).toMatch(/^.*\n$/);
  expect(stderr).toMatch(message);
  expect(existsSync(path.join(place, 'refused'))).toBe(false);
});

test('if a group cannot be built, its earlier build is not published', () => {
  const group = path.join(place, 'crew');
  mkdirSync(path.join(group, 'dist'), { recursive: true });
  mkdirSync(path.join(group, 'src/bell'), { recursive: true });
  writeFileSync(path.join(group, 'webpack.config.ts'), '');
  writeFileSync(path.join(group, 'dist/index.html'), 'The earlier build');
  writeFileSync(path.join(group, 'src/bell/demo.ts'), 'export default {};');
  const published = path.join(place, 'published');
  const { status, stdout, stderr } = publish(group, published);
  expect([status, stdout]).toEqual([1, '']);
  // One line and no stack.
  expect(stderr).toMatch(/^.*src\/bell.* has no title\n$/);
  expect(readdirSync(published)).toEqual([]);
});
