import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('sideways', async ({ page }) => {
  await page.goto('/scrollPanels');
  await page.getByRole('button', { name: 'Arrive' }).click(); // scrolls the strip itself
  await expect(page.getByRole('status', { name: 'Sideways over two screens' })).toContainText('Done:');
});

test('two-panels', async ({ page }) => {
  await page.goto('/scrollPanels');
  const right = page.getByRole('region', { name: 'The right panel' });
  await right.getByRole('listitem').filter({ hasText: 'Row 30' }).getByRole('button', { name: 'Pick' }).click();
  await expect(page.getByRole('status', { name: 'Two panels side by side' })).toContainText('Done:');
});

test('nested', async ({ page }) => {
  await page.goto('/scrollPanels');
  await page.locator('#mark-9-9').click(); // scrolls both panels
  await expect(page.getByRole('status', { name: 'Nested panels' })).toContainText('Done:');
});

test('snapping', async ({ page }) => {
  await page.goto('/scrollPanels');
  const tiles = page.getByRole('region', { name: 'Tiles' }).getByRole('listitem');
  for (let count = 20; count < 80; count += 20) {
    await tiles.last().scrollIntoViewIfNeeded();
    await expect(tiles).toHaveCount(count + 20);
  }
  await tiles.filter({ hasText: 'Tile 73' }).getByRole('button', { name: 'Choose' }).click();
  await expect(page.getByRole('status', { name: 'Snapping tiles' })).toContainText('Done:');
});

test('sticky-bar', async ({ page }) => {
  await page.goto('/scrollPanels');
  await page.getByRole('button', { name: 'Confirm' }).click(); // notices that the bar takes the click, and scrolls
  await expect(page.getByRole('status', { name: 'Under a sticky bar' })).toContainText('Done:');
});

test('hover', async ({ page }) => {
  await page.goto('/scrollPanels');
  const row = page.getByRole('listitem').filter({ hasText: 'Invoice 17' });
  await row.hover();
  await row.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('status', { name: 'Shown while hovered' })).toContainText('Done:');
});

test('lazy-pictures', async ({ page }) => {
  await page.goto('/scrollPanels');
  await page.getByRole('link', { name: 'To the key' }).click();
  await expect(page.getByText('5 of 5 pictures have loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Take the key' }).click();
  await expect(page.getByRole('status', { name: 'Below lazy pictures' })).toContainText('Done:');
});
