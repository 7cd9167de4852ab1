import { expect, test } from '@playground/kit/test/proof';

test('growing-counts', async ({ page }) => {
  await page.goto('/movingTargets');
  await page.getByRole('button', { name: 'Let it grow' }).click();
  await page.getByRole('button', { name: 'Press when grown' }).press('Enter');
  await expect(page.getByRole('status', { name: 'Growing button' })).toContainText('Missed:');
});

test('focus-ignored', async ({ page }) => {
  await page.goto('/movingTargets');
  await page.getByRole('link', { name: 'Read on' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Replaced link' })).toContainText('Done:');
});

test('quiet-miss', async ({ page }) => {
  await page.goto('/movingTargets');
  await page.getByRole('button', { name: 'Let it blink' }).click();
  await expect(page.locator('#seen')).toBeHidden();
  await page.locator('#place').click({ position: { x: 5, y: 5 } });
  await expect(page.getByRole('status', { name: 'Blinking button' })).toContainText('Missed:');
});
