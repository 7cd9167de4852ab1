import { test } from '@playground/kit/tools/puppeteer';

test('pushed', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/history`);
  for (const step of [1, 2, 3]) {
    await page.locator('#pushed-next').click();
    await page.waitForSelector(`#pushed-now::-p-text(Step ${step})`, { visible: true });
  }
  await page.goBack();
  await page.goBack();
  await page.waitForSelector('#pushed-now::-p-text(Step 1)', { visible: true });
  await page.locator('#pushed-confirm').click();
  await page.waitForSelector('#pushed-outcome::-p-text(Done:)', { visible: true });
});
