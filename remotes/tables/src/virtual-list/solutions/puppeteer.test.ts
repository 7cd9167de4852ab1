import { test } from '@playground/kit/tools/puppeteer';

test('row-far-down', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/virtualList`);
  await page.$eval('#lockers-scrolling', (element) => element.scrollTo(0, element.scrollHeight * 0.71));
  while (!(await page.$('#reserve-locker-7204'))) {
    await page.$eval('#lockers-scrolling', (element) => {
      element.scrollBy(0, 300);
      return new Promise(requestAnimationFrame);
    });
  }
  await page.locator('#reserve-locker-7204').click();
  await page.waitForSelector('#row-far-down-outcome ::-p-text(Done:)', { visible: true });
});
