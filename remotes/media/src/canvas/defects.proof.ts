import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/canvas');
});

test('level-one-counts', async ({ page }) => {
  await page.getByRole('button', { name: 'Open the map' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByRole('status', { name: 'Level of the map' })).toHaveText('1');
  await page.getByRole('button', { name: 'Gull Rock' }).press('Enter');
  await expect(page.getByRole('status', { name: 'Map', exact: true })).toContainText('Missed:');
});

test('enter-does-nothing', async ({ page }) => {
  const board = page.getByRole('application', { name: 'Painted board' });
  do await board.press('ArrowRight');
  while ((await page.locator('#painted-under').textContent()) !== 'Print');
  await board.press('Enter');
  await expect(page.getByRole('status', { name: 'Painted buttons' })).toContainText('Done:');
});

test('tooltip-stays', async ({ page }) => {
  const chart = page.getByRole('application', { name: 'Visitors of the week' });
  const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
  await chart.hover({ position: { x: 35 + (width - 35) / 2, y: height - 40 } });
  await expect(page.getByRole('tooltip')).toBeVisible();
  await chart.hover({ position: { x: 5, y: 5 } });
  await expect(page.getByRole('tooltip')).toBeHidden();
});
