import { test } from '@playground/tools/playwright';
import { answer } from '@playground/tools/verdict';
import { expect } from '@playwright/test';

test('image', async ({ page }) => {
  await page.goto('/waitImage');
  const image = page.getByRole('main').getByRole('img');
  await expect(image).toBeVisible({ timeout: 10_000 });
  answer(await image.getAttribute('alt'));
});
