import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/dialogs');
});

test('deleted-at-once', async ({ page }) => {
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete report' }).click();
  await expect(page.getByRole('status', { name: 'Confirm' })).toContainText('Missed:');
});

test('no-hint-on-focus', async ({ page }) => {
  await page.getByRole('button', { name: 'Open fruits' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveText(/^Apple: /);
});

test('focus-lost', async ({ page }) => {
  await page.getByRole('button', { name: 'Show message' }).press('Enter');
  await page.getByRole('button', { name: 'OK', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Show message' })).toBeFocused();
});
