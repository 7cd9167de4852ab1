import { expect, test } from '@playground/kit/test/proof';
import type { Page } from '@playwright/test';

const button = (page: Page) => page.getByRole('button', { name: 'Hover over me' });
const text = (page: Page) => page.getByText('This text is now visible!');

test('stuck-after-click', async ({ page }) => {
  await page.goto('/mouseHover');
  await button(page).click();
  await page.mouse.move(0, 0);
  await expect(text(page)).toBeHidden();
});

test('stuck-after-tab', async ({ page }) => {
  await page.goto('/mouseHover');
  await button(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(text(page)).toBeHidden();
});

test('late-text', async ({ page }) => {
  await page.clock.install();
  await page.goto('/mouseHover');
  await button(page).hover();
  await page.mouse.move(0, 0);
  await page.clock.runFor(1000);
  await expect(text(page)).toBeHidden();
});
