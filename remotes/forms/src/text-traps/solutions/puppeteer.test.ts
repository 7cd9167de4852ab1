import { test } from '@playground/kit/tools/puppeteer';

test('non-breaking-spaces', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/textTraps`);
  const words = await page
    .locator('#non-breaking-spaces-wanted')
    .map((one) => one.textContent)
    .wait();
  await page.locator(`::-p-xpath(//button[translate(., '\u00a0', ' ')='${words}'])`).click();
  await page.waitForSelector('#non-breaking-spaces-outcome ::-p-text(Done:)', { visible: true });
});

test('text-by-before', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/textTraps`);
  const words = await page
    .locator('#text-by-before-wanted')
    .map((one) => one.textContent)
    .wait();
  await page.locator(`::-p-aria([name="${words}"][role="button"])`).click(); // the name has the text of ::before
  await page.waitForSelector('#text-by-before-outcome ::-p-text(Done:)', { visible: true });
});

test('label-not-the-name', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/textTraps`);
  const word = await page
    .locator('#label-not-the-name-wanted')
    .map((one) => one.textContent)
    .wait();
  await page.locator(`#label-not-the-name button ::-p-text(${word})`).click();
  await page.waitForSelector('#label-not-the-name-outcome ::-p-text(Done:)', { visible: true });
});
