import { expect, test } from '@playground/kit/test/proof';
import type { Page } from '@playwright/test';

/** Presses on the first point and moves over the others, in the canvas's own coordinates. */
async function drag(page: Page, ...points: [x: number, y: number][]) {
  const canvas = page.getByRole('img', { name: 'numbered dots' });
  await canvas.scrollIntoViewIfNeeded();
  const { x, y, width } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  for (const [index, point] of points.entries()) {
    await page.mouse.move(x + (point[0] * width) / 400, y + (point[1] * width) / 400);
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/connectTheDots');
});

test('beside-the-pointer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await drag(page, [300, 300], [100, 300]);
  await expect(page.getByText('Lines: 2-3.', { exact: true })).toBeVisible();
});

test('small-dots', async ({ page }) => {
  await drag(page, [208, 100], [300, 300]);
  await expect(page.getByText('Lines: 1-2.', { exact: true })).toBeVisible();
});

test('draws-on', async ({ page }) => {
  await drag(page, [200, 100], [300, 300]);
  await drag(page, [100, 300], [200, 100]);
  await expect(page.getByText('Lines: 1-2, 3-1.', { exact: true })).toBeVisible();
});

test('lines-stay', async ({ page }) => {
  await drag(page, [200, 100], [300, 300]);
  await page.getByRole('button', { name: 'Connect more dots' }).click();
  await expect(page.getByText('No lines yet.')).toBeVisible();
});

test('counts-back', async ({ page }) => {
  await drag(page, [200, 100], [300, 300]);
  await drag(page, [300, 300], [200, 100], [100, 300]);
  await expect(page.getByText('Lines: 1-2, 1-3.', { exact: true })).toBeVisible();
});
