import { expect, test } from '@playground/kit/test/proof';

test('arrival-counts', async ({ page }) => {
  await page.goto('/liveStreams');
  await page.getByRole('button', { name: 'Receive words' }).click();
  const words = page.locator('#order-list > div');
  await expect(words).toHaveCount(5, { timeout: 10_000 });
  const arrived = (await words.allInnerTexts()).map((text) => text.replace(/.*: /, ''));
  await page.getByLabel('Words in order').fill(arrived.join(' '));
  await page.getByRole('button', { name: 'Check order' }).click();
  await expect(page.getByRole('status', { name: 'Out of order' })).toContainText('Missed:');
});

test('quiet-line', async ({ page }) => {
  await page.goto('/liveStreams');
  await expect(page.locator('#poll-line')).toHaveAttribute('aria-live', 'polite');
});
