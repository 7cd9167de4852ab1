import { test } from '@playground/kit/tools/puppeteer';

test('dead', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/hydration`);
  await page.locator('#load-guests').click();
  await page.waitForSelector('#guests-life ::-p-text(This part is alive.)', { visible: true });
  await page.type('#guest', await page.$eval('#guest-to-add', (element) => element.textContent ?? ''));
  await page.locator('#add-guest').click();
  await page.waitForSelector('#dead-outcome ::-p-text(Done:)', { visible: true });
});
