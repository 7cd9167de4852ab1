import { expect, test } from '@playground/kit/test/proof';

test('short-swipe', async ({ page }) => {
  await page.goto('/events');
  const area = page.locator('#swipe-target');
  await area.hover({ position: { x: 200, y: 40 } });
  await page.mouse.down();
  await area.hover({ position: { x: 140, y: 40 } });
  await page.mouse.up();
  await expect(page.getByRole('status', { name: 'Swipe' })).toContainText('Missed:');
});

test('only-ctrl', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('button', { name: 'Click me with Ctrl' }).click({ modifiers: ['Meta'] });
  await expect(page.getByRole('status', { name: 'Press with Ctrl or Meta' })).toContainText('Done:');
});

test('no-restart', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('button', { name: 'Click me', exact: true }).click();
  await expect(page.locator('#next-gesture')).toContainText('1 of 14 done.');
  await page.getByRole('button', { name: 'Press Shift+Alt+K here' }).press('Shift+Alt+K');
  await expect(page.locator('#next-gesture')).toContainText('0 of 14 done.');
});
