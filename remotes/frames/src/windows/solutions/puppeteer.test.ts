import { test } from '@playground/kit/tools/puppeteer';
import type { Page } from 'puppeteer-core';

/** The window that a press of this opens. */
async function open(page: Page, selector: string): Promise<Page> {
  const opening = new Promise<Page | null>((resolve) => page.once('popup', resolve));
  await page.locator(selector).click();
  const popup = await opening;
  if (!popup) throw new Error('No window was opened.');
  return popup;
}

test('new-tab', async ({ page, context, baseUrl }) => {
  await page.goto(`${baseUrl}/windows`);
  await page.locator('#open-word').click();
  // A tab without opener is no popup of the page: it is one of the browser.
  const target = await context.waitForTarget((other) => other.url().startsWith(`${baseUrl}/windows/word`));
  const tab = await target.page();
  const word = await tab
    ?.locator('#word')
    .map((element) => element.textContent)
    .wait();
  await page.bringToFront();
  await page.locator('#tab-word').fill(word ?? '');
  await page.locator('#check-word').click();
  await page.waitForSelector('#new-tab-outcome::-p-text(Done:)', { visible: true });
});

test('late-popup', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/windows`);
  const popup = await open(page, '#send-for-visitor');
  await popup.locator('#welcome').click();
  await page.bringToFront();
  await page.waitForSelector('#late-popup-outcome::-p-text(Done:)', { visible: true });
});

test('other-origin', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/windows`);
  const popup = await open(page, '#open-stranger');
  await popup.locator('#accept').click();
  await page.bringToFront();
  await page.waitForSelector('#other-origin-outcome::-p-text(Done:)', { visible: true });
});
