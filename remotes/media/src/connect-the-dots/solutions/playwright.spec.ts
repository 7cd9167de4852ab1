import { test } from '@playground/kit/tools/playwright';
import { expect, type Page } from '@playwright/test';

type Dot = [x: number, y: number];

async function drag(page: Page, from: Dot, ...over: Dot[]) {
  const canvas = page.getByRole('img', { name: 'numbered dots' });
  await canvas.scrollIntoViewIfNeeded(); // the whole canvas, because scrolling disturbs the drag
  await canvas.hover({ position: { x: from[0], y: from[1] } });
  await page.mouse.down();
  for (const [x, y] of over) await canvas.hover({ position: { x, y } });
  await page.mouse.up();
}

test('triangle', async ({ page }) => {
  await page.goto('/connectTheDots');
  await drag(page, [200, 100], [300, 300], [100, 300], [200, 100]);
  await expect(page.getByText('Lines: 1-2, 2-3, 3-1. The shape is closed.')).toBeVisible();
});

test('hexagon', async ({ page }) => {
  await page.goto('/connectTheDots');
  await page.getByRole('button', { name: 'Connect more dots' }).click();
  await drag(page, [200, 80], [320, 160], [320, 280], [200, 360], [80, 280], [80, 160], [200, 80]);
  await expect(page.getByText('Lines: 1-2, 2-3, 3-4, 4-5, 5-6, 6-1. The shape is closed.')).toBeVisible();
});

test('open', async ({ page }) => {
  await page.goto('/connectTheDots');
  await drag(page, [200, 100], [300, 300], [200, 300]);
  await expect(page.getByText('Lines: 1-2.', { exact: true })).toBeVisible();
});
