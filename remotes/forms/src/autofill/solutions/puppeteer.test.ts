import { test } from '@playground/kit/tools/puppeteer';
import type { Page } from 'puppeteer-core';

/** Types what the table asks for into the field with this token. */
async function fill(page: Page, token: string) {
  const text = await page.$eval(`#asked-${token}`, (cell) => cell.textContent ?? '');
  await page.locator(`[autocomplete="${token}"]`).fill(text);
}

test('address', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/autofill`);
  for (const token of ['name', 'street-address', 'postal-code', 'address-level2']) await fill(page, token);
  await page.locator('#save-address').click();
  await page.waitForSelector('#address-outcome::-p-text(Done:)', { visible: true });
});

test('card', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/autofill`);
  for (const token of ['cc-name', 'cc-number', 'cc-exp', 'cc-csc']) await fill(page, token);
  await page.locator('#save-card').click();
  await page.waitForSelector('#card-outcome::-p-text(Done:)', { visible: true });
});

test('filled-before', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/autofill`);
  await page.locator('#show-login').click();
  await page.focus('#login-email');
  for (const key of ['End', 'x', 'Backspace'] as const) await page.keyboard.press(key);
  await page.locator('#continue-login').click();
  await page.waitForSelector('#filled-before-outcome::-p-text(Done:)', { visible: true });
});
