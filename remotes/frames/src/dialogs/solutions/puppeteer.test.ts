import { test } from '@playground/kit/tools/puppeteer';

test('alert', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dialogs`);
  page.once('dialog', (dialog) => dialog.accept());
  await page.locator('::-p-aria(Show alert)').click();
  await page.waitForSelector('#alert-outcome::-p-text(Done:)', { visible: true });
});

test('confirm', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dialogs`);
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.locator('::-p-aria(Delete report)').click();
  page.once('dialog', (dialog) => dialog.accept());
  await page.locator('::-p-aria(Delete report)').click();
  await page.waitForSelector('#confirm-outcome::-p-text(Done:)', { visible: true });
});

test('one-after-the-other', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dialogs`);
  page.on('dialog', (dialog) => dialog.accept()); // Accepts both: the second opens by itself.
  await page.locator('::-p-aria(Book seat)').click();
  await page.waitForSelector('#one-after-the-other-outcome::-p-text(Done:)', { visible: true });
});

test('prompt-with-a-default', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dialogs`);
  page.once('dialog', (dialog) => dialog.accept('3'));
  await page.locator('::-p-aria(Choose number)').click();
  await page.waitForSelector('#prompt-with-a-default-outcome::-p-text(Done:)', { visible: true });
});

test('from-a-frame', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dialogs`);
  const frame = await (await page.locator('iframe#own-origin').waitHandle()).contentFrame();
  page.once('dialog', (dialog) => dialog.accept()); // Dialogs arrive at the page, not at the frame.
  await frame.locator('#greet').click();
  await page.waitForSelector('#from-a-frame-outcome::-p-text(Done:)', { visible: true });
});

test('before-leaving', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dialogs`);
  await page.locator('#ask-before-leaving').click();
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.close({ runBeforeUnload: true });
  await page.waitForSelector('#before-leaving-outcome::-p-text(Done:)', { visible: true });
});

test('inside-the-site', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dialogs`);
  await page.locator('#ask-inside-the-site').click();
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.locator('#all-pages').click();
  await page.waitForSelector('#inside-the-site-outcome::-p-text(Done:)', { visible: true });
});

test('print', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dialogs`);
  await page.locator('#print-page').waitHandle();
  await page.pdf();
  await page.waitForSelector('#print-outcome::-p-text(Done:)', { visible: true });
});

test('press-beside', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dialogs`);
  await page.locator('#open-weather').click();
  await page.waitForSelector('#weather', { visible: true });
  await page.mouse.click(5, 5);
  await page.waitForSelector('#press-beside-outcome::-p-text(Done:)', { visible: true });
});

test('asks-before-it-closes', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dialogs`);
  const word = await page.$eval('#letter-word', (element) => element.textContent ?? '');
  await page.locator('#write-letter').click();
  await page.locator('#letter').fill(word);
  await page.locator('#close-letter').click();
  await page.locator('#keep-writing').click();
  await page.locator('#save-letter').click();
  await page.waitForSelector('#asks-before-it-closes-outcome::-p-text(Done:)', { visible: true });
});
