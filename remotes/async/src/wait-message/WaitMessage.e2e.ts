import { expect, test } from '@playground/kit/test/browser';

test('the message arrives after the countdown, not before', async ({ page }) => {
  // The clock stands still before the page is there: however slow the machine, no second passes by itself.
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
