import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/puppeteer';
import { answer } from '@playground/kit/tools/verdict';

test('zip-code', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/regex`);
  await page.locator('main li').wait();
  const text = await page.$eval('main', (main) => main.innerText);
  const [code] = text.match(/(?<=^ZIP code: )\d{5}-\d{3}$/m) ?? assert.fail(text);
  answer(code);
});
