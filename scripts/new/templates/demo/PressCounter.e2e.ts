import { expect, test } from '@playground/kit/test/browser';

test('counts the presses, and starts at zero after a reload', async ({ page }) => {
  await page.goto('/pressCounter');
  const presses = page.getByRole('status', { name: 'Presses' });
  await page.getByRole('button', { name: 'Press' }).click();
  await expect(presses).toHaveText('1');
  await page.reload();
  await expect(presses).toHaveText('0');
});
