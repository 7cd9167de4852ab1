import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from '@playground/kit/tools/puppeteer';
import { answer, workaround } from '@playground/kit/tools/verdict';

test('order', async ({ page, baseUrl }) => {
  workaround(
    'Puppeteer cannot read text in a picture, so the test compares the file with one that a person has read, see https://pptr.dev/guides/screenshots/',
  );
  await page.goto(`${baseUrl}/ocrCheck`);
  const picture = page.locator('img[alt="Four printed lines to be read by OCR"]');
  const file = await (await fetch(await picture.map(({ src }) => src).wait())).arrayBuffer();
  const digest = createHash('sha256').update(Buffer.from(file)).digest('hex');
  assert.equal(digest, 'c4b1ff284775f53c647f7bee110a7fc7e76ab2be608c49b6ad88b40b95410214');
  answer('48213');
});
