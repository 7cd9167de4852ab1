import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../shared/project/folders';
import { runPlaywright } from './runPlaywright';

mkdirSync(path.join(root, '.cache'), { recursive: true });
const place = mkdtempSync(path.join(root, '.cache/run-'));
afterAll(() => rmSync(place, { recursive: true }));

test('what a run leaves among the temporary files is removed after it', async () => {
  writeFileSync(
    path.join(place, 'playwright.config.ts'),
    "export default { testMatch: '*.spec.ts', reporter: 'null' };\n",
  );
  writeFileSync(
    path.join(place, 'leaves.spec.ts'),
    `import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playwright/test';
test('leaves a folder', () => writeFileSync(${JSON.stringify(path.join(place, 'said'))}, mkdtempSync(path.join(tmpdir(), 'left-'))));
`,
  );
  expect(await runPlaywright(path.relative(root, place), [], { JEST_WORKER_ID: undefined })).toBe(0);
  const left = readFileSync(path.join(place, 'said'), 'utf8');
  expect(left).toContain('left-');
  expect(existsSync(path.dirname(left))).toBe(false);
});
