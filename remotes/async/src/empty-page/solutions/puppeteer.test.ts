import { test } from '@playground/kit/tools/puppeteer';
import { answer } from '@playground/kit/tools/verdict';

test('heading', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/emptyPage`);
  await page.waitForSelector('h1');
  answer(await page.$eval('h1', (heading) => heading.innerText));
});
