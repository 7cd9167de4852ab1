import { expect, test } from '@playground/kit/test/browser';

test('you can find and click the SVG elements', async ({ page }) => {
  await page.goto('/svgElements');
  await expect(page.getByText('Hello World!')).toBeVisible();
  await page.locator('svg[aria-label="Close"]').click();
  await expect(page.locator('svg[aria-label="Playground logo"]')).toBeVisible();
  const text = page.locator('svg text');
  await expect(text).toHaveText('#1 Automation Tool');
  await page.locator('svg[aria-label="Right arrow"]').click();
  await expect(text).toHaveText('Playground');
  await page.locator('svg[aria-label="Left arrow"]').click();
  await expect(text).toHaveText('#1 Automation Tool');
});

test('you can reach and press the SVG buttons with the keyboard', { tag: '@long' }, async ({ page }) => {
  await page.goto('/svgElements');
  await page.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Right arrow' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Left arrow' })).toBeFocused();
  await expect(page.getByText('Playground', { exact: true }).last()).toBeVisible();
});
