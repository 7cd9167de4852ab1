import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('pushed', async ({ page }) => {
  await page.goto('/movingTargets');
  await page.getByRole('button', { name: 'Confirm' }).click(); // tries again, because the banner would get the first click
  await expect(page.getByRole('status', { name: 'Pushed away' })).toContainText('Done:');
});

test('growing', async ({ page }) => {
  await page.goto('/movingTargets');
  await page.getByRole('button', { name: 'Let it grow' }).click();
  await page.getByRole('button', { name: 'Press when grown' }).click(); // waits until the button is stable
  await expect(page.getByRole('status', { name: 'Growing button' })).toContainText('Done:');
});

test('circling', async ({ page }) => {
  await page.goto('/movingTargets');
  await page.getByRole('button', { name: 'Let it circle' }).click();
  await page.getByRole('button', { name: 'Catch me' }).click({ force: true }); // force: does not wait until the button is stable
  await expect(page.getByRole('status', { name: 'Circling button' })).toContainText('Done:');
});

test('blinking', async ({ page }) => {
  await page.goto('/movingTargets');
  await page.getByRole('button', { name: 'Let it blink' }).click();
  await page.getByRole('button', { name: 'Now you see me' }).click();
  await expect(page.getByRole('status', { name: 'Blinking button' })).toContainText('Done:');
});

test('replaced', async ({ page }) => {
  await page.goto('/movingTargets');
  const link = page.getByRole('link', { name: 'Read on' }); // finds the link again each time
  await link.hover();
  await link.click();
  await expect(page.getByRole('status', { name: 'Replaced link' })).toContainText('Done:');
});

test('covered', async ({ page }) => {
  await page.goto('/movingTargets');
  await page.getByRole('region', { name: 'Terms' }).hover({ position: { x: 20, y: 20 } });
  await page.mouse.wheel(0, 40);
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByRole('status', { name: 'Covered until scrolled' })).toContainText('Done:');
});

test('places', async ({ page }) => {
  await page.goto('/movingTargets');
  await page.getByRole('button', { name: 'Save' }).click(); // tries again, because Delete would get the first click
  await expect(page.getByRole('status', { name: 'Two that change places' })).toContainText('Done:');
});
