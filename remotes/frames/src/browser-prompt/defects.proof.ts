import { expect, test } from '@playground/kit/test/proof';

test('null-name', async ({ page }) => {
  await page.goto('/browserPrompt');
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Open prompt' }).click();
  await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
});

test('blank-name', async ({ page }) => {
  await page.goto('/browserPrompt');
  page.once('dialog', (dialog) => dialog.accept('  '));
  await page.getByRole('button', { name: 'Open prompt' }).click();
  await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
});

test('long-name', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/browserPrompt');
  page.once('dialog', (dialog) => dialog.accept('Ana '.repeat(20)));
  await page.getByRole('button', { name: 'Open prompt' }).click();
  const hidden = await page.getByText('Welcome, Ana').evaluate((line) => line.scrollWidth - line.clientWidth);
  expect(hidden).toBeLessThanOrEqual(0);
});

test('small-letters', async ({ page }) => {
  page.once('dialog', (dialog) => dialog.accept('Bia'));
  await page.goto('/browserpromptonload');
  await expect(page.getByText('Welcome, Bia')).toBeVisible();
});
