import { expect, test } from '@playground/kit/test/proof';

test('anywhere-counts', async ({ page }) => {
  await page.goto('/geometry');
  await page.locator('#receipt').click();
  await expect(page.getByRole('status', { name: 'Click goes through' })).toContainText('Missed:');
});

test('thin-stripe', async ({ page }) => {
  await page.goto('/geometry');
  const middle = Number(await page.locator('#stripe').innerText());
  await page.locator('#board').click({ position: { x: 40, y: middle + 8 } });
  await expect(page.getByRole('status', { name: 'Larger than the window' })).toContainText('Done:');
});

test('plan-without-name', async ({ page }) => {
  await page.goto('/geometry');
  await expect(page.locator('#floor-plan')).toHaveAccessibleName('Floor plan');
});
