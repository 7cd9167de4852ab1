import { expect, test } from '@playground/kit/test/proof';
import type { Page } from '@playwright/test';

const button = (page: Page) => page.getByRole('button', { name: /Click here|Holding/ });

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/longClick');
});

test('tenths', async ({ page }) => {
  await button(page).hover();
  await page.mouse.down();
  await page.clock.runFor(370);
  await expect(button(page)).toHaveText('Holding... 0.37s');
});

test('ten-is-one', async ({ page }) => {
  await page.getByLabel('Threshold in seconds').selectOption('10');
  await expect(page.getByLabel('Threshold in seconds')).toHaveValue('10');
});

test('right-button', async ({ page }) => {
  await button(page).hover();
  await page.mouse.down({ button: 'right' });
  await expect(button(page)).toHaveText('Click here');
});

test('held-outside', async ({ page }) => {
  await button(page).hover();
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await expect(button(page)).toHaveText('Click here');
});

test('dead-enter', async ({ page }) => {
  await button(page).focus();
  await page.keyboard.down('Enter');
  await expect(button(page)).toHaveText(/Holding/);
});
