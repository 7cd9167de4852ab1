import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/puppeteer';

test('one-of-each', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/checkbox`);
  await page.locator('::-p-aria([name="Second"][role="checkbox"])').click();
  await page.locator('::-p-aria([name="1"][role="checkbox"])').click();
  const checked = await page.$$eval('main input:checked', (boxes) => boxes.map(({ id }) => id));
  assert.deepEqual(checked, ['second', 'one']);
});
