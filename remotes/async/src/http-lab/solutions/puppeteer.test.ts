import { test } from '@playground/kit/tools/puppeteer';

test('status', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/httpLab`);
  await page.type('#asked-status', await page.$eval('#wanted-status', ({ textContent }) => textContent ?? ''));
  await page.locator('#check-asked-status').click();
  await page.waitForSelector('#status-outcome ::-p-text(Done:)', { visible: true });
});

test('basic', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/httpLab`);
  const username = await page.$eval('#basic-name', ({ textContent }) => textContent ?? '');
  const password = await page.$eval('#basic-password', ({ textContent }) => textContent ?? '');
  const tab = await page.browser().newPage();
  await tab.authenticate({ username, password });
  await tab.goto(await page.$eval('a#basic-page', ({ href }) => href));
  const [, word = ''] = /word is (\S+)\./.exec(await tab.$eval('body', ({ textContent }) => textContent ?? '')) ?? [];
  await tab.close();
  await page.type('#basic-word', word);
  await page.locator('#check-basic-word').click();
  await page.waitForSelector('#basic-outcome ::-p-text(Done:)', { visible: true });
});

test('digest', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/httpLab`);
  const username = await page.$eval('#digest-name', ({ textContent }) => textContent ?? '');
  const password = await page.$eval('#digest-password', ({ textContent }) => textContent ?? '');
  const tab = await page.browser().newPage();
  await tab.authenticate({ username, password });
  await tab.goto(await page.$eval('a#digest-page', ({ href }) => href));
  const [, word = ''] = /word is (\S+)\./.exec(await tab.$eval('body', ({ textContent }) => textContent ?? '')) ?? [];
  await tab.close();
  await page.type('#digest-word', word);
  await page.locator('#check-digest-word').click();
  await page.waitForSelector('#digest-outcome ::-p-text(Done:)', { visible: true });
});

test('leaving', async ({ page, context, baseUrl }) => {
  await page.goto(`${baseUrl}/httpLab`);
  await page.locator('#open-leave').click();
  const target = await context.waitForTarget((other) => other.url().includes('/httpLab/leave'));
  const tab = await target.page();
  await tab?.waitForSelector('::-p-text(When you close this tab)', { visible: true });
  await tab?.close();
  await page.bringToFront();
  let number: string | undefined;
  while (!number) {
    await page.locator('#ask-server').click();
    const seen = await page.waitForSelector('#seen');
    number = /\/lab\/left\/(\d+)/.exec((await seen?.evaluate(({ textContent }) => textContent)) ?? '')?.[1];
  }
  await page.type('#number-that-arrived', number);
  await page.locator('#check-number-that-arrived').click();
  await page.waitForSelector('#leaving-outcome ::-p-text(Done:)', { visible: true });
});
