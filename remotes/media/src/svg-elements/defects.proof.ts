import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/svgElements');
});

test('no-space-bar', async ({ page }) => {
  await page.getByRole('button', { name: 'Close' }).press('Space');
  await expect(page.getByRole('img', { name: 'Playground logo' })).toBeVisible();
});

test('scrolls', async ({ page }) => {
  await page.evaluate(() =>
    window.addEventListener('keydown', ({ defaultPrevented }) => {
      document.body.dataset.scrolls = String(!defaultPrevented);
    }),
  );
  await page.getByRole('button', { name: 'Close' }).press('Space');
  await expect(page.locator('body')).toHaveAttribute('data-scrolls', 'false');
});

test('no-tab-stop', async ({ page }) => {
  await page.getByRole('button', { name: 'Close' }).focus();
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
});

test('dark-on-dark', async ({ page }) => {
  await page.getByRole('switch', { name: 'Dark mode' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('svg text')).not.toHaveCSS('fill', 'rgb(33, 37, 41)');
});
