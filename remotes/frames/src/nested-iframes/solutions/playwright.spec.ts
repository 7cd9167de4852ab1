import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('both-secrets', async ({ page }) => {
  await page.goto('/nestedIframes');
  const first = page.frameLocator('iframe[title="First iframe"]');
  await first.getByRole('link', { name: 'tapioca' }).click();
  await expect(first.getByRole('status')).toHaveText("You've clicked on the first iframe link!");
  const second = first.frameLocator('iframe[title="Second iframe"]');
  await second.getByRole('link', { name: 'samba' }).click();
  await expect(second.getByRole('status')).toHaveText('You have clicked on the second iframe link!');
});

test('alternating-origins', async ({ page }) => {
  await page.goto('/nestedIframes');
  await page.getByRole('radio', { name: 'Alternating origins' }).check();
  const first = page.frameLocator('iframe[title="First iframe"]');
  const second = first.frameLocator('iframe[title="Second iframe"]');
  await second.getByRole('link', { name: 'samba' }).click();
  await expect(second.getByRole('status')).toHaveText('You have clicked on the second iframe link!');
});
