import { test } from '@playground/kit/tools/puppeteer';

test('create', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/rest`);
  await page.locator('#new-title').fill(await page.$eval('#title-to-create', ({ textContent }) => textContent ?? ''));
  await page.locator('#new-note').fill(await page.$eval('#text-to-create', ({ textContent }) => textContent ?? ''));
  const answering = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.locator('#create-note').click();
  const { id } = await (await answering).json();
  await page.type('#note-id', id);
  await page.locator('#find-note').click();
  await page.waitForSelector('#create-outcome ::-p-text(Done:)', { visible: true });
});
