import { test } from '@playground/kit/tools/playwright';
import { answer } from '@playground/kit/tools/verdict';
import { expect } from '@playwright/test';

test('message', async ({ page }) => {
  await page.goto('/waitMessage');
  const message = page.getByText('The secret message is:');
  await expect(message).toBeVisible({ timeout: 10_000 });
  answer((await message.innerText()).replace('The secret message is: ', ''));
});
