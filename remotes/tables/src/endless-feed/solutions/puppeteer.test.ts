import { test } from '@playground/kit/tools/puppeteer';

test('to-the-end', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/endlessFeed`);
  for (let last = 20; last <= 120; last += 20) {
    const post = await page.locator(`#long-${last}`).waitHandle();
    await post.scrollIntoView();
  }
  await page.locator('#long-120-like').click();
  await page.waitForSelector('#to-the-end-outcome ::-p-text(Done:)', { visible: true });
});
