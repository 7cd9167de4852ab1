import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../services/common/src/project.ts';

mkdirSync(path.join(root, '.cache'), { recursive: true });
const place = mkdtempSync(path.join(root, '.cache/publish-'));
afterAll(() => rmSync(place, { recursive: true }));

test('if a group cannot be built, its earlier build is not published', () => {
  const group = path.join(place, 'crew');
  mkdirSync(path.join(group, 'dist'), { recursive: true });
  mkdirSync(path.join(group, 'src/bell'), { recursive: true });
  writeFileSync(path.join(group, 'webpack.config.ts'), '');
  writeFileSync(path.join(group, 'dist/index.html'), 'The earlier build');
  writeFileSync(path.join(group, 'src/bell/demo.ts'), 'export default {};');
  const published = path.join(place, 'published');
  const args = ['--import', 'tsx', 'scripts/publish/publish.ts', group, published];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  // One line and no stack.
  expect(stderr).toMatch(/^.*src\/bell.* has no title\n$/);
  expect(readdirSync(published)).toEqual([]);
});
