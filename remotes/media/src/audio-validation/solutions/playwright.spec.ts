import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('play', async ({ page }) => {
  await page.goto('/audioValidation');
  const sample = page.getByRole('region', { name: 'Sample A' });
  await sample.getByRole('button', { name: 'Play' }).click();
  await expect(sample.getByRole('button', { name: 'Pause' })).toBeVisible();
  // The recording takes five seconds.
  await expect(sample.getByRole('button', { name: 'Play' })).toBeVisible({ timeout: 10_000 });
  expect(await sample.locator('audio').evaluate((audio: HTMLAudioElement) => audio.ended)).toBe(true);
  await expect(sample.getByRole('slider')).toHaveAttribute('aria-valuetext', '5.0 of 5.0 seconds');
});

test('seek', async ({ page }) => {
  await page.goto('/audioValidation');
  const sample = page.getByRole('region', { name: 'Sample B' });
  await sample.getByRole('slider').click(); // clicks the middle
  await expect(sample.getByRole('slider')).toHaveAttribute('aria-valuetext', '2.5 of 5.0 seconds');
  await expect(sample.getByRole('button', { name: 'Play' })).toBeVisible();
});
