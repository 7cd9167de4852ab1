import { test } from '@playground/kit/tools/puppeteer';
import { engine, impossible } from '@playground/kit/tools/verdict';
import type { Protocol } from 'puppeteer-core';

test('redirect', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/signInAndPay`);
  const textOf = (selector: string) =>
    page
      .locator(selector)
      .map((element) => element.textContent)
      .wait();
  const [user, password] = [await textOf('#first-user'), await textOf('#first-password')];
  await page.locator('#leave').click();
  await page.locator('#user').fill(user ?? '');
  await page.locator('#password').fill(password ?? '');
  await page.locator('#sign-in').click();
  await page.waitForSelector('#redirect-outcome::-p-text(Done:)', { visible: true });
});

test('browser-dialog', async ({ page, baseUrl }) => {
  if (engine === 'firefox') {
    return impossible(
      'Firefox 153 has FedCM behind a preference, but sends the provider no cookies of a BrowserContext, https://caniuse.com/mdn-api_identitycredential',
    );
  }
  const client = await page.createCDPSession();
  await client.send('FedCm.enable', { disableRejectionDelay: true });
  await page.goto(`${baseUrl}/signInAndPay`);
  const name = await page
    .locator('#second-name')
    .map((element) => element.textContent)
    .wait();
  const shown = new Promise<Protocol.FedCm.DialogShownEvent>((resolve) => {
    client.once('FedCm.dialogShown', resolve);
  });
  await page.locator('#ask-browser').click();
  const { dialogId, accounts } = await shown;
  const accountIndex = accounts.findIndex((account) => account.name === name); // The order can change.
  await client.send('FedCm.selectAccount', { dialogId, accountIndex });
  await page.waitForSelector('#browser-dialog-outcome::-p-text(Done:)', { visible: true });
});

test('three-frames', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/signInAndPay`);
  for (const field of ['number', 'expiry', 'code']) {
    const value = await page
      .locator(`#accepted-${field}`)
      .map((element) => element.textContent)
      .wait();
    const frame = await page.waitForFrame((one) => one.url().includes(`/${field}?order=`));
    // A complete field gives the focus to the next one, a moment later: typing before that goes astray.
    const input = await frame.waitForSelector(field === 'number' ? '#number' : `#${field}:focus`);
    await input?.type(value ?? '');
  }
  await page.locator('#pay-card').click();
  await page.waitForSelector('#three-frames-outcome::-p-text(Done:)', { visible: true });
});
