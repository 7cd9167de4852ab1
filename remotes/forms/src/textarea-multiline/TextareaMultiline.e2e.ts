import { expect, test } from '@playground/kit/test/browser';

test('counts each typed character, line breaks and an emoji with several code points too', async ({ page }) => {
  await page.goto('/textareaMultiline');
  const field = page.getByPlaceholder('Type multiple lines of text here...');
  await field.pressSequentially('one\ntwo');
  await expect(page.getByText('Characters: 7', { exact: true })).toBeVisible();
  await page.keyboard.insertText('👩‍👩‍👧');
  await expect(page.getByText('Characters: 8', { exact: true })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(page.getByText('Characters: 0', { exact: true })).toBeVisible();
});

test('the page stays usable with 100 000 characters that need segmenting', { tag: '@long' }, async ({ page }) => {
  await page.goto('/textareaMultiline');
  const field = page.getByPlaceholder('Type multiple lines of text here...');
  await field.fill('é'.repeat(100_000));
  await expect(page.getByText('Characters: 100000', { exact: true })).toBeVisible();
  await field.press('ControlOrMeta+End');
  await page.keyboard.press('x');
  await expect(page.getByText('Characters: 100001', { exact: true })).toBeVisible();
});
