import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../shared/project/folders.ts';
import { matrixPage } from './matrixPage.ts';

test('docs/matrix.md has the results of the demos’ folders: if not, run npm run matrix -- --write', async () => {
  expect(readFileSync(path.join(root, 'docs/matrix.md'), 'utf8')).toBe(await matrixPage());
});
