import { test } from '@playground/kit/tools/puppeteer';
import { answer } from '@playground/kit/tools/verdict';

test('message', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/waitMessage`);
  const message = await page
    .locator('::-p-text(The secret message is:)')
    .map((element) => element.textContent)
    .wait();
  answer(message.replace('The secret message is: ', ''));
});
