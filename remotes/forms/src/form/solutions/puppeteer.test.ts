import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/puppeteer';

test('submitted', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/form`);
  await page.locator('::-p-aria(Email address[role="textbox"])').fill('ana@example.com');
  await page.locator('input[type=password]').fill('secret');
  await page.locator('::-p-aria(Description[role="textbox"])').fill('All fine');
  await page.locator('::-p-aria([name="Phone"][role="textbox"])').fill('12015550123');
  await page.locator('#country').fill('Germany');
  await page.locator('::-p-aria(Drop the phone)').click();
  await page.locator('::-p-aria(TWO)').click();
  await page.locator('::-p-aria(Submit)').click();
  const result = await page.waitForSelector('section[aria-label=Result]');
  assert.deepEqual(await result?.$$eval('li', (lines) => lines.map((line) => line.textContent)), [
    'email: ana@example.com',
    'password: secret',
    'ro: This value must be the same',
    'desc: All fine',
    'color: no value',
    'country: Germany',
    'optionsRadios: TWO',
    'drop_the_phone: checked',
    'phone: 12015550123',
  ]);
});

test('without-a-name', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/form`);
  const field = page.locator('::-p-xpath(//input[@id="phone"]/following::input[1])');
  await field.fill('mango');
  assert.equal(await field.map((input) => (input as HTMLInputElement).value).wait(), 'mango');
});
