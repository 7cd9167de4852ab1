/** The README's example of a test is run as it stands there. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, siteUnderTest, test } from '../../shared/test/browser';
import { needs } from '../fixtures/needs';

type Body = (fixtures: { page: Page }) => Promise<void>;

const readme = readFileSync(path.join(import.meta.dirname, '../../README.md'), 'utf8');
const [, example = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
const source = example
  .replace("import { expect, test } from '@playwright/test';", '')
  .replaceAll('http://localhost:3000', siteUnderTest().shell);

new Function('expect', 'test', source)(expect, (title: string, body: Body) => {
  test(title, async ({ page }) => {
    needs('tables');
    await body({ page });
  });
});
