import { test } from '@playground/kit/tools/puppeteer';

test('consent-banner', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/overlays`);
  await page.locator('#consent-banner-switch').click();
  await page.locator('::-p-aria(Refuse all)').click();
  await page.locator('#customer').fill('Ada');
  await page.locator('#lamps').fill('3');
  await page.locator('#order').click();
  await page.waitForSelector('#consent-banner-outcome::-p-text(Done:)', { visible: true });
});

test('exit-intent', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/overlays`);
  await page.locator('#exit-intent-switch').click();
  await page.locator('#shop').hover();
  const shop = await page.locator('#shop').waitHandle();
  const { x = 0, y = 0 } = (await shop.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y - 5);
  await page.locator('::-p-aria(Refuse the offer)').click();
  await page.locator('#customer').fill('Ada');
  await page.locator('#lamps').fill('3');
  await page.locator('#order').click();
  await page.waitForSelector('#exit-intent-outcome::-p-text(Done:)', { visible: true });
});

test('toast', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/overlays`);
  await page.locator('#toast-switch').click();
  await page.locator('#customer').fill('Ada');
  await page.locator('#lamps').fill('3');
  await page.locator('::-p-aria(Close message)').click();
  await page.locator('#order').click();
  await page.waitForSelector('#toast-outcome::-p-text(Done:)', { visible: true });
});

test('busy-veil', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/overlays`);
  await page.locator('#busy-veil-switch').click();
  await page.locator('#customer').fill('Ada');
  await page.locator('#lamps').fill('3');
  await page.waitForSelector('#veil', { hidden: true }); // Puppeteer's locators click whatever is on top.
  await page.locator('#order').click();
  await page.waitForSelector('#busy-veil-outcome::-p-text(Done:)', { visible: true });
});

test('consent-manager', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/overlays`);
  await page.locator('#consent-manager-switch').click();
  const wanted = await page.$eval('#consent-purpose', ({ textContent }) => textContent);
  const manager = await (await page.locator('#consent-frame').waitHandle()).contentFrame();
  if (!manager) throw new Error('The frame has no document.');
  await manager.waitForSelector('label');
  for (const label of await manager.$$('label')) {
    if ((await label.evaluate(({ textContent }) => textContent)) !== wanted) await label.click();
  }
  await manager.locator('#manager-save').click();
  await page.locator('#customer').fill('Ada');
  await page.locator('#lamps').fill('3');
  await page.locator('#order').click();
  await page.waitForSelector('#consent-manager-outcome::-p-text(Done:)', { visible: true });
});
