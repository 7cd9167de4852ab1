import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/divTable');
});

test('third-column-cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const last = page.getByText('yza', { exact: true });
  expect(await last.evaluate((cell) => cell.getBoundingClientRect().right)).toBeLessThan(390);
});

test('white-heads', async ({ page }) => {
  await page.getByRole('switch', { name: 'Dark mode' }).check();
  await expect(page.getByText('head1')).not.toHaveCSS('background-color', 'rgb(248, 249, 250)');
});

test('nameless-table', async ({ page }) => {
  await expect(page.getByRole('table', { name: 'A table made of divs' })).toBeVisible();
});
