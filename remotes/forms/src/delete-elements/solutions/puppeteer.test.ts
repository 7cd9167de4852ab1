import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/puppeteer';

test('exchange', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/deleteElements`);
  await page.locator('::-p-aria(Delete Element 2)').click();
  await page.locator('::-p-aria(New element[role="textbox"])').fill('Guarana');
  await page.keyboard.press('Enter');
  await page.waitForSelector('main li ::-p-text(Guarana)', { visible: true });
  const items = await page.$$eval('main li', (all) => all.map((item) => item.textContent));
  assert.deepEqual(items, ['Element 1', 'Element 3', 'Guarana']);
});

test('none', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/deleteElements`);
  for (const name of ['Element 1', 'Element 2', 'Element 3']) await page.locator(`::-p-aria(Delete ${name})`).click();
  await page.waitForSelector('::-p-text(No elements to display. Add some using the input above.)', { visible: true });
});

test('blank', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/deleteElements`);
  await page.locator('::-p-aria(New element[role="textbox"])').fill('   ');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[role=alert]::-p-text(Please enter a valid element name.)', { visible: true });
});
