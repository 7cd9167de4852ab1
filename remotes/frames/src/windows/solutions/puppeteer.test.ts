import { test } from '@playground/kit/tools/puppeteer';
import type { BrowserContext } from 'puppeteer-core';

/** Waits for the window with an address. A new window is empty at first, so its address comes later. */
async function windowAt(context: BrowserContext, path: string) {
  const target = await context.waitForTarget((other) => other.url().includes(path));
  const page = await target.page();
  if (!page) throw new Error(`No window has the address ${path}.`);
  return page;
}

test('new-tab', async ({ page, context, baseUrl }) => {
  await page.goto(`${baseUrl}/windows`);
  await page.locator('#open-word').click();
  const tab = await windowAt(context, '/windows/word'); // Without an opener, the tab is not a popup of the page.
  const word = await tab
    .locator('#word')
    .map((element) => element.textContent)
    .wait();
  await page.bringToFront();
  await page.locator('#tab-word').fill(word ?? '');
  await page.locator('#check-word').click();
  await page.waitForSelector('#new-tab-outcome::-p-text(Done:)', { visible: true });
});

test('late-popup', async ({ page, context, baseUrl }) => {
  await page.goto(`${baseUrl}/windows`);
  await page.locator('#send-for-visitor').click();
  const popup = await windowAt(context, '/windows/visitor');
  await popup.locator('#welcome').click();
  await page.bringToFront();
  await page.waitForSelector('#late-popup-outcome::-p-text(Done:)', { visible: true });
});

test('other-origin', async ({ page, context, baseUrl }) => {
  await page.goto(`${baseUrl}/windows`);
  await page.locator('#open-stranger').click();
  const popup = await windowAt(context, '/windows/stranger');
  await popup.locator('#accept').click();
  await page.bringToFront();
  await page.waitForSelector('#other-origin-outcome::-p-text(Done:)', { visible: true });
});

test('beforehand', async ({ page, context, baseUrl }) => {
  await page.goto(`${baseUrl}/windows`);
  await page.locator('#open-lobby').click();
  const tab = await windowAt(context, 'lobby');
  // Without waiting for the navigation, Puppeteer may look into the page that goes.
  await Promise.all([tab.waitForNavigation(), tab.locator('#next-page').click()]);
  await tab.waitForSelector('#visits::-p-text(Visits: 1)'); // The page is shown.
  const word = await tab.$eval('#next-word', (element) => element.textContent);
  await page.bringToFront();
  await page.locator('#shown-word').fill(word ?? '');
  await page.locator('#confirm-word').click();
  await page.waitForSelector('#beforehand-outcome::-p-text(Done:)', { visible: true });
});
