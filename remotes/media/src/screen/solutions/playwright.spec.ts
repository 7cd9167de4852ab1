import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('full-screen', async ({ page }) => {
  await page.goto('/screen');
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await page.getByRole('button', { name: 'Mark' }).click();
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expect(page.getByRole('status', { name: 'Full screen' })).toContainText('Done:');
});

test('share', async ({ page }) => {
  await page.goto('/screen');
  await page.getByRole('button', { name: 'Share the screen' }).click();
  await expect(page.getByRole('status', { name: 'Sharing' })).toHaveText('The page sees what you share.');
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByRole('status', { name: 'Shared screen' })).toContainText('Done:');
});

test('dial', async ({ page }) => {
  await page.goto('/screen');
  const wanted = Number(await page.locator('#asked-number').innerText());
  const dial = page.getByRole('button', { name: 'Hold the dial' });
  await dial.click();
  await page.waitForFunction(() => document.pointerLockElement);
  const { x, y, width, height } = (await dial.boundingBox()) as { x: number; y: number; width: number; height: number };
  await page.mouse.move(x + width / 2 + 10 * wanted, y + height / 2, { steps: wanted });
  await expect(page.getByRole('status', { name: 'Dial' })).toHaveText(String(wanted));
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('status', { name: 'Held pointer' })).toContainText('Done:');
});
