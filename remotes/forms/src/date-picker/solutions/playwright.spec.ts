import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('event', async ({ page }) => {
  await page.goto('/ddatePicker');
  await page.getByLabel('Select Date').click();
  await page.getByLabel('Year').selectOption('2030');
  await page.getByLabel('Month').selectOption('May');
  await page.getByRole('gridcell', { name: 'May 15th, 2030' }).click();
  await expect(page.getByLabel('Select Date')).toHaveValue('05/15/2030');
});

test('leap-day', async ({ page }) => {
  // The address sets the page's clock, so the test does not need page.clock.
  await page.goto('/ddatePicker?now=2028-02-29');
  await page.getByLabel('Select Date').click();
  await expect(page.locator('[aria-current=date]')).toHaveAccessibleName(/February 29th, 2028/);
  await page.getByRole('gridcell', { name: 'February 28th, 2028' }).click();
  await expect(page.getByLabel('Select Date')).toHaveValue('02/28/2028');
});

test('no-such-day', async ({ page }) => {
  await page.goto('/ddatePicker');
  const field = page.getByLabel('Select Date');
  await field.fill('12/31/2030');
  await field.press('Enter');
  await field.fill('02/31/2031');
  await field.press('Tab');
  await expect(field).toHaveValue('12/31/2030');
});
