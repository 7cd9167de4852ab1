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
