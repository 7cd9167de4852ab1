import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { answer, workaround } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('order', async ({ browser, $ }) => {
  workaround(
    'WebdriverIO cannot read text in a picture without its OCR service, so the test compares the file with one that a person has read, see https://webdriver.io/docs/ocr-testing/getting-started',
  );
  await browser.url('/ocrCheck');
  const picture = $('aria/Four printed lines to be read by OCR');
  await expect(picture).toBeDisplayed();
  const file = await (await fetch(String(await picture.getProperty('src')))).arrayBuffer();
  const digest = createHash('sha256').update(Buffer.from(file)).digest('hex');
  assert.equal(digest, 'c4b1ff284775f53c647f7bee110a7fc7e76ab2be608c49b6ad88b40b95410214');
  answer('48213');
});
