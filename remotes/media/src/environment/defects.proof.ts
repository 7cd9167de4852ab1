import { expect, test } from '@playground/kit/test/proof';

test('switch-counts', async ({ page }) => {
  await page.goto('/environment');
  await page.getByLabel('Dark mode').click();
  await page.getByRole('button', { name: 'Check the colours' }).click();
  await expect(page.getByRole('status', { name: 'Dark' })).toContainText('Missed:');
});

test('too-low', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto('/environment');
  await page.getByRole('button', { name: 'Check the width' }).click();
  await expect(page.getByRole('status', { name: '800 wide' })).toContainText('Done:');
});

test('facts-stay', async ({ page }) => {
  await page.goto('/environment');
  for (const [reducedMotion, value] of [
    ['reduce', 'yes'],
    ['no-preference', 'no'],
    ['reduce', 'yes'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect(page.locator('#fact-motion')).toHaveText(value);
  }
});
