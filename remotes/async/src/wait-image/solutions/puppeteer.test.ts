import { test } from '@playground/kit/tools/puppeteer';
import { answer } from '@playground/kit/tools/verdict';

test('image', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/waitImage`);
  const image = await page.locator('output img').setTimeout(15_000).waitHandle();
  answer(await image.evaluate((element) => element.alt));
});
