import { createHash } from 'node:crypto';
import { test } from '@playground/kit/tools/playwright';
import { answer, workaround } from '@playground/kit/tools/verdict';
import { expect } from '@playwright/test';

test('order', async ({ page, request }) => {
  workaround(
    'Playwright cannot read text in a picture, so the test compares the file with one that a person has read, see https://playwright.dev/docs/test-snapshots',
  );
  await page.goto('/ocrCheck');
  const picture = page.getByRole('img', { name: 'Four printed lines to be read by OCR' });
  await expect(picture).toBeVisible();
  const file = await request.get((await picture.getAttribute('src')) ?? '');
  const digest = createHash('sha256')
    .update(await file.body())
    .digest('hex');
  expect(digest).toBe('c4b1ff284775f53c647f7bee110a7fc7e76ab2be608c49b6ad88b40b95410214');
  answer('48213');
});
