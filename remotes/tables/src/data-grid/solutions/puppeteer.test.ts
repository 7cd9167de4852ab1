import { test } from '@playground/kit/tools/puppeteer';

test('customer', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dataGrid`);
  const text = (selector: string) =>
    page
      .locator(selector)
      .map((element) => element.textContent)
      .wait();
  const number = await text('#customer-order');
  await page.locator('#filter').fill(number);
  await page.locator('#customer-answer').fill(await text(`#${number} td`));
  await page.locator('::-p-aria(Check customer)').click();
  await page.waitForSelector('#customer-outcome::-p-text(Done:)', { visible: true });
});

test('two-keys', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dataGrid`);
  await page.locator('#sort-city').click();
  await page.keyboard.down('Shift');
  await page.locator('#sort-amount').click();
  await page.locator('#sort-amount').click(); // the second press sorts downwards
  await page.keyboard.up('Shift');
  await page.waitForSelector('#two-keys-outcome::-p-text(Done:)', { visible: true });
});

test('row-menu', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dataGrid`);
  const number = await page
    .locator('#row-menu-order')
    .map((element) => element.textContent)
    .wait();
  await page.locator('#filter').fill(number);
  await page.locator(`#${number}`).hover(); // shows the menu's button
  await page.locator(`#menu-${number}`).click();
  await page.locator('#cancel-order').click();
  await page.waitForSelector('#row-menu-outcome::-p-text(Done:)', { visible: true });
});
