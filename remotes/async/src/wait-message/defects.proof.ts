import { expect, test } from '@playground/kit/test/proof';

test('second-early', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/waitMessage');
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.runFor(4500);
  await expect(page.getByText('appear in 1...')).toBeVisible();
  await expect(page.getByText('The secret message is:')).toBeHidden();
});

test('counted-already', async ({ page }) => {
  await page.clock.install();
  await page.goto('/waitMessage');
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.fastForward(6000);
  await expect(page.getByText('The secret message is:')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await page.getByRole('link', { name: /Wait for the Message/ }).click();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('one-less', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/waitMessage');
  await expect(page.getByRole('timer')).toHaveText('The secret message will appear in 5...');
});
