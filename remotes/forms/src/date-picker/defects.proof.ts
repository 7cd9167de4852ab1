import { expect, test } from '@playground/kit/test/proof';

test.describe(() => {
  test.use({ timezoneId: 'America/New_York' });

  test('day-before', async ({ page }) => {
    await page.goto('/ddatePicker?now=2030-05-15');
    await page.getByLabel('Select Date').click();
    await page.getByRole('gridcell', { name: 'May 20th, 2030' }).click();
    await expect(page.getByLabel('Select Date')).toHaveValue('05/20/2030');
  });
});

test('today-each-month', async ({ page }) => {
  await page.goto('/ddatePicker?now=2028-02-29');
  await page.getByLabel('Select Date').click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('gridcell', { name: 'March 29th, 2028' })).not.toHaveAttribute('aria-current');
});

test('dark-on-dark', async ({ page }) => {
  await page.goto('/ddatePicker?now=2030-05-15');
  await page.getByRole('switch', { name: 'Dark mode' }).check();
  await page.getByLabel('Select Date').click();
  await expect(page.getByRole('gridcell', { name: 'May 20th, 2030' })).not.toHaveCSS('color', 'rgb(33, 37, 41)');
});
