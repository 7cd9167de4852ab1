import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/puppeteer';

test('menus', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dropdowns`);
  await page.locator('::-p-aria([name="Dropdown button"][role="button"])').click();
  await page.locator('#simple-dropdown-menu ::-p-text(Another action)').click();
  await page.locator('::-p-aria(Toggle Dropdown)').click();
  await page.locator('#split-dropdown-menu ::-p-text(Something else here)').click();
  const chosen = await page.$$eval('main dd', (all) => all.map((one) => one.textContent));
  assert.deepEqual(chosen, ['Another action', 'Something else here', 'None', 'None', 'None']);
});

test('lists', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dropdowns`);
  await page.locator('#simple-select').fill('Two');
  await page.locator('#single-list-select').fill('One');
  await page.select('#multiple-list-select', 'One', 'Three');
  const chosen = await page.$$eval('main dd', (all) => all.map((one) => one.textContent));
  assert.deepEqual(chosen, ['None', 'None', 'Two', 'One', 'One, Three']);
});
