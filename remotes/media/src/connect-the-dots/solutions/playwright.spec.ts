import { test } from '@playground/tools/playwright';
import { expect } from '@playwright/test';

test('triangle', async ({ page }) => {
  await page.goto('/connectTheDots');
  const canvas = page.getByRole('img', { name: 'Canvas with 3 numbered dots' });
  await canvas.hover({ position: { x: 200, y: 100 } });
  await page.mouse.down();
  for (const [x, y] of [
    [300, 300],
    [100, 300],
    [200, 100],
  ] as const)
    await canvas.hover({ position: { x, y } });
  await page.mouse.up();
  await expect(page.getByText('Lines: 1-2, 2-3, 3-1. The shape is closed.')).toBeVisible();
});

test('hexagon', async ({ page }) => {
  await page.goto('/connectTheDots');
  await page.getByRole('button', { name: 'Connect more dots' }).click();
  const canvas = page.getByRole('img', { name: 'Canvas with 6 numbered dots' });
  await canvas.hover({ position: { x: 200, y: 80 } });
  await page.mouse.down();
  for (const [x, y] of [
    [320, 160],
    [320, 280],
    [200, 360],
    [80, 280],
    [80, 160],
    [200, 80],
  ] as const) {
    await canvas.hover({ position: { x, y } });
  }
  await page.mouse.up();
  await expect(page.getByText('Lines: 1-2, 2-3, 3-4, 4-5, 5-6, 6-1. The shape is closed.')).toBeVisible();
});

test('open', async ({ page }) => {
  await page.goto('/connectTheDots');
  const canvas = page.getByRole('img', { name: 'Canvas with 3 numbered dots' });
  await canvas.hover({ position: { x: 200, y: 100 } });
  await page.mouse.down();
  await canvas.hover({ position: { x: 300, y: 300 } });
  await canvas.hover({ position: { x: 200, y: 300 } });
  await page.mouse.up();
  await expect(page.getByText('Lines: 1-2.', { exact: true })).toBeVisible();
});
