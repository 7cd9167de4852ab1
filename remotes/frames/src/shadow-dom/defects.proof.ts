import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/shadowDom');
});

test('dark-levels', async ({ page }) => {
  await page.getByRole('switch', { name: 'Dark mode' }).check();
  await expect(page.locator('.level').first()).not.toHaveCSS('background-color', 'rgb(248, 249, 250)');
});

test('no-focus-ring', async ({ page }) => {
  const button = page.locator('#second-button-host').getByRole('button');
  await button.focus();
  await expect(button).not.toHaveCSS('box-shadow', 'none');
});

test('back-again', async ({ page }) => {
  const button = page.getByRole('region', { name: 'In the page' }).getByRole('button');
  await button.dblclick();
  await expect(button).toHaveText('First button');
});

test('not-announced', async ({ page }) => {
  const button = page.getByRole('region', { name: 'In the page' }).getByRole('button');
  await expect(button).toHaveAttribute('aria-live', 'polite');
});
