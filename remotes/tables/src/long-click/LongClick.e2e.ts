import { expect, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const button = (page: Page) => page.getByRole('main').getByRole('button', { name: /Click here|Holding/ });

test.beforeEach(async ({ page }) => {
  // Paused before the page loads, so that a hold lasts exactly as long as the test says, and no timeout of the page
  // ends early while a slow machine loads it.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/longClick');
  await expect(button(page)).toHaveText('Click here');
});

test('holding the mouse for exactly the threshold shows the time and is a long click', async ({ page }) => {
  await button(page).hover();
  await page.mouse.down();
  await expect(button(page)).toHaveText('Holding... 0.00s');
  await page.clock.runFor(370);
  await expect(button(page)).toHaveText('Holding... 0.37s');
  await page.clock.runFor(630);
  await page.mouse.up();
  await expect(page.getByText('Long click', { exact: true })).toBeVisible();
  await expect(page.getByText('Held for 1.00 seconds, the threshold is 1 second.')).toBeVisible();
  await expect(button(page)).toHaveText('Click here');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap is one short hold, not two', { tag: '@long' }, async ({ page }) => {
    await button(page).tap();
    await expect(page.getByText('Held for 0.00 seconds, the threshold is 1 second.')).toBeVisible();
  });
});
