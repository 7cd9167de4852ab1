import { test } from '@playground/kit/tools/puppeteer';

test('log-in', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/session`);
  await page.locator('#log-in-name').fill('standard');
  await page.locator('#log-in-password').fill(await page.$eval('#password-standard', (cell) => cell.textContent ?? ''));
  await page.locator('#log-in-submit').click();
  await page.waitForSelector('#log-in-outcome ::-p-text(Done:)', { visible: true });
});

test('remember', async ({ page, context, baseUrl }) => {
  await page.goto(`${baseUrl}/session`);
  await page.locator('#remember-tick').click();
  await page.locator('#remember-name').fill('standard');
  await page
    .locator('#remember-password')
    .fill(await page.$eval('#password-standard', (cell) => cell.textContent ?? ''));
  await page.locator('#remember-submit').click();
  await page.waitForSelector('#remember-state ::-p-text(You are logged in as standard.)', { visible: true });
  const opening = context.waitForTarget((target) => target.url().includes('/session?seed='));
  await page.locator('#second-tab').click();
  const tab = await (await opening).page();
  const word = await tab
    ?.locator('#tab-word')
    .map((element) => element.textContent)
    .wait();
  await page.bringToFront();
  await page.locator('#word-of-tab').fill(word ?? '');
  await page.locator('#check-word-of-tab').click();
  await page.waitForSelector('#remember-outcome ::-p-text(Done:)', { visible: true });
});

test('only-in-this-tab', async ({ page, context, baseUrl }) => {
  await page.goto(`${baseUrl}/session`);
  await page.locator('#only-in-this-tab-name').fill('standard');
  await page
    .locator('#only-in-this-tab-password')
    .fill(await page.$eval('#password-standard', (cell) => cell.textContent ?? ''));
  await page.locator('#only-in-this-tab-submit').click();
  await page.waitForSelector('#only-in-this-tab-state ::-p-text(You are logged in as standard.)', { visible: true });
  const login = await page.evaluate(() => sessionStorage.getItem('session-login') ?? '');
  const tab = await context.newPage();
  await tab.evaluateOnNewDocument((entry) => sessionStorage.setItem('session-login', entry), login);
  await tab.goto(`${baseUrl}/session`);
  const word = await tab
    .locator('#copy-word')
    .map((element) => element.textContent)
    .wait();
  await page.bringToFront();
  await page.locator('#word-of-copy').fill(word ?? '');
  await page.locator('#check-word-of-copy').click();
  await page.waitForSelector('#only-in-this-tab-outcome ::-p-text(Done:)', { visible: true });
});
