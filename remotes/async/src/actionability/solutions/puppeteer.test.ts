import { test } from '@playground/kit/tools/puppeteer';

test('attached', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/actionability`);
  await page.locator('#start-attached').click();
  await page.locator('#attached-target').click(); // waits for the new button
  await page.waitForSelector('#attached-outcome ::-p-text(Done:)', { visible: true });
});

test('editable', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/actionability`);
  await page.locator('#start-editable').click();
  const word = await page.$eval('#editable-word', (element) => element.textContent);
  await page.locator('#editable-target:not([readonly])').click(); // a locator does not wait for this itself
  await page.type('#editable-target', word ?? '');
  await page.waitForSelector('#editable-outcome ::-p-text(Done:)', { visible: true });
});

test('still', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/actionability`);
  await page.locator('#start-still').click();
  await page.locator('#still-target').click(); // waits until its box is stable
  await page.waitForSelector('#still-outcome ::-p-text(Done:)', { visible: true });
});

test('on-top', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/actionability`);
  await page.locator('#start-on-top').click();
  await page.locator('#on-top-target').hover(); // scrolls to it
  await page.waitForFunction(() => {
    const target = document.querySelector('#on-top-target') as Element;
    const { x, y, width, height } = target.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === target;
  });
  await page.locator('#on-top-target').click(); // does not look at what covers the button
  await page.waitForSelector('#on-top-outcome ::-p-text(Done:)', { visible: true });
});
