import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { answer } from '@playground/kit/tools/verdict';
import { By } from 'selenium-webdriver';

test('zip-code', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/regex`);
  await driver.findElement(By.css('main li'));
  const text = String(await driver.findElement(By.css('main')).getProperty('innerText'));
  const [code] = text.match(/(?<=^ZIP code: )\d{5}-\d{3}$/m) ?? assert.fail(text);
  answer(code);
});
