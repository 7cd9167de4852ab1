import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/puppeteer';

test('play', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/audioValidation`);
  await page.locator('#sample-a button::-p-text(Play)').click();
  await page.waitForSelector('#sample-a button::-p-text(Pause)', { visible: true });
  await page.waitForSelector('#sample-a button::-p-text(Play)', { visible: true }); // the recording takes five seconds
  assert.equal(await page.$eval('#sample-a audio', ({ ended }) => ended), true);
  await page.locator('#sample-a [aria-valuetext="5.0 of 5.0 seconds"]').wait();
});

test('seek', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/audioValidation`);
  await page.locator('::-p-aria(Sample B position)').click(); // clicks the middle
  await page.locator('#sample-b [aria-valuetext="2.5 of 5.0 seconds"]').wait();
  await page.waitForSelector('#sample-b button::-p-text(Play)', { visible: true });
});
