import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('long', async ({ page }) => {
  await page.goto('/longClick');
  await page.getByLabel('Threshold in seconds').selectOption('2');
  await page.getByRole('button', { name: 'Click here' }).click({ delay: 2500 });
  await expect(page.getByRole('status')).toContainText('Long click');
});

test('normal', async ({ page }) => {
  await page.goto('/longClick');
  await page.getByLabel('Threshold in seconds').selectOption('5');
  await page.getByRole('button', { name: 'Click here' }).click({ delay: 2000 });
  await expect(page.getByRole('status')).toContainText('Normal click');
});
