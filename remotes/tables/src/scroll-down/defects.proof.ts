import { expect, test } from '@playground/kit/test/proof';

test('two-at-once', async ({ page }) => {
  await page.goto('/scrollDown');
  await page.getByText('Guarana').evaluate((statement) => statement.scrollIntoView({ behavior: 'instant' }));
  await expect(page.getByText('Guarana')).toBeInViewport();
  await expect(page.getByText('Cashew')).not.toBeInViewport();
});

test('other-order', async ({ page }) => {
  await page.goto('/scrollDown');
  await expect(page.getByText(/^(Pitanga|Jabuticaba)/).last()).toHaveText(/^Jabuticaba/);
});

test('cut-on-phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/scrollDown');
  const hidden = await page.getByText('Passion fruit').evaluate((line) => line.scrollWidth - line.clientWidth);
  expect(hidden).toBeLessThanOrEqual(0);
});
