import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('reveal', async ({ page }) => {
  await page.goto('/buttonClick');
  const message = page.getByText('You clicked the button!');
  await expect(message).toBeHidden();
  await page.getByRole('button', { name: 'Click here' }).click();
  await expect(message).toBeVisible();
});
