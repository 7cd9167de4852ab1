import { test } from '@playground/tools/playwright';
import { expect } from '@playwright/test';

const pages = { first: '/similarPages', second: '/similarPages/secondVersion' };

for (const [task, path] of Object.entries(pages)) {
  test(task, async ({ page }) => {
    await page.goto(path);
    await page.locator('main form input').fill('Clarice Lispector');
    await page.locator('main form').getByRole('button').click();
    await expect(page.getByText('A book by Clarice Lispector was found!')).toBeVisible();
  });
}
