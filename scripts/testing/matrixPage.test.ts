import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../services/common/src/project.ts';

test('docs/matrix.md has the results of the demos’ folders: if not, run npm run matrix -- --write', () => {
  // A process of its own, because Jest cannot import a demo.ts by its URL.
  const script =
    "import { matrixPage } from './scripts/testing/matrixPage.ts'; process.stdout.write(await matrixPage());";
  const page = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(readFileSync(path.join(root, 'docs/matrix.md'), 'utf8')).toBe(page);
});
