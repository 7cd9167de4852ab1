import { test } from '@playground/kit/tools/playwright';
import { answer } from '@playground/kit/tools/verdict';
import { expect } from '@playwright/test';

test('image', async ({ page }) => {
  await page.goto('/waitImage');
  const image = page.getByRole('main').getByRole('img');
  await expect(image).toBeVisible({ timeout: 10_000 });
  answer(await image.getAttribute('alt'));
});
