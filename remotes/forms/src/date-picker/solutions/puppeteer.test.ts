import { test } from '@playground/kit/tools/puppeteer';

test('event', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/ddatePicker`);
  await page.locator('::-p-aria(Select Date[role="textbox"])').click();
  await page.locator('#year').fill('2030');
  // The value of a month's option is its number, counted from zero.
  await page.locator('#month').fill('4');
  await page.locator('[role=gridcell][aria-label*="May 15th, 2030"]').click();
  await page.locator('input[value="05/15/2030"]').wait();
});

test('leap-day', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/ddatePicker?now=2028-02-29`);
  await page.locator('::-p-aria(Select Date[role="textbox"])').click();
  await page.locator('[aria-current=date][aria-label*="February 29th, 2028"]').wait();
  await page.locator('[role=gridcell][aria-label*="February 28th, 2028"]').click();
  await page.locator('input[value="02/28/2028"]').wait();
});

test('no-such-day', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/ddatePicker`);
  const field = page.locator('::-p-aria(Select Date[role="textbox"])');
  // Click first: a field that gets the focus shows its date again, so fill() alone cannot empty it.
  await field.click();
  await field.fill('12/31/2030');
  await page.keyboard.press('Enter');
  await field.click();
  await field.fill('02/31/2031');
  await page.keyboard.press('Tab');
  await page.locator('input[value="12/31/2030"]').wait();
});
