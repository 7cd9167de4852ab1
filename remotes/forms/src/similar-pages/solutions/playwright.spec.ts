import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('first', async ({ page }) => {
  await page.goto('/similarPages');
  await page.locator('main form input').fill('Clarice Lispector');
  await page.locator('main form').getByRole('button').click();
  await expect(page.getByText('A book by Clarice Lispector was found!')).toBeVisible();
});

test('second', async ({ page }) => {
  await page.goto('/similarPages/secondVersion');
  await page.locator('main form input').fill('Clarice Lispector');
  await page.locator('main form').getByRole('button').click();
  await expect(page.getByText('A book by Clarice Lispector was found!')).toBeVisible();
});
