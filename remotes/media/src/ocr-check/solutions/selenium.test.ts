import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from '@playground/kit/tools/selenium';
import { answer, workaround } from '@playground/kit/tools/verdict';
import { By, until } from 'selenium-webdriver';

test('order', async ({ driver, baseUrl }) => {
  workaround(
    'Selenium cannot read text in a picture, so the test compares the file with one that a person has read, see https://www.selenium.dev/documentation/guides/screenshots/',
  );
  await driver.get(`${baseUrl}/ocrCheck`);
  const printed = By.css('img[alt="Four printed lines to be read by OCR"]');
  const picture = await driver.wait(until.elementLocated(printed), 5000);
  const file = await (await fetch(String(await picture.getAttribute('src')))).arrayBuffer();
  const digest = createHash('sha256').update(Buffer.from(file)).digest('hex');
  assert.equal(digest, 'c4b1ff284775f53c647f7bee110a7fc7e76ab2be608c49b6ad88b40b95410214');
  answer('48213');
});
