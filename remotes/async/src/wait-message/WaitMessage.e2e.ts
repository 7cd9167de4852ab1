import { expect, test } from '@playground/kit/test/browser';

test('the message appears after the countdown, not before', async ({ page }) => {
  // The clock is stopped before the page opens, so a slow machine does not change the result.
  await page.clock.install({ time: '2030-01-01T12:00:00' });
  await page.clock.pauseAt('2030-01-01T12:00:01');
  await page.goto('/waitMessage');
  await expect(page.getByRole('timer')).toHaveText('The secret message will appear in 5...');
  const message = page.getByText('The secret message is: banana');
  await page.clock.runFor(4_900);
  await expect(page.getByRole('timer')).toHaveText('The secret message will appear in 1...');
  await expect(message).toBeHidden();
  await page.clock.runFor(100);
  await expect(message).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});
