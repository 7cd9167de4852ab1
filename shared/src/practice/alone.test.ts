import { alone, codeOf } from './alone';

const FILE = `// File: a.spec.ts
// Run: npx playwright test a.spec.ts

import path from 'node:path';
import { expect, test } from '@playwright/test';

test.use({
  baseURL: 'http://localhost:3000',
});

/** Only the second test uses it. */
const word = (text: string) => unused(text);

function unused(text: string) {
  return text;
}

const both = 5;

test('first', async ({ page }) => {
  await page.goto('/a');

  expect(both).toBe(5);
});

// Above the second.
test('second', async ({ page }) => {
  expect(word(path.join(String(both)))).toBe('5');
});
`;

const withoutTest = (title: string, file: string) =>
  file.replace(new RegExp(`(// .*\\n)?test\\('${title}'[^]*?^\\}\\);\\n\\n?`, 'm'), '');

test('the code of one task has neither other tests nor what only they use and import', () => {
  // As the build cuts it: a piece goes across the end of a test.
  const pieces = FILE.split(/(?<=\);)/).map((text): [string] => [text]);
  const imported = "import path from 'node:path';\n";
  const helpers = FILE.slice(FILE.indexOf('/** Only'), FILE.indexOf('const both'));
  expect(codeOf(alone(pieces, 'second'))).toBe(withoutTest('first', FILE));
  expect(codeOf(alone(pieces, 'first')).trim()).toBe(
    withoutTest('second', FILE).replace(helpers, '').replace(imported, '').trim(),
  );
});
