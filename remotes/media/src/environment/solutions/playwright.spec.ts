import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

// These belong to the context of a test, so they are set before it begins.
test.use({ timezoneId: 'Pacific/Chatham', locale: 'pt-BR', hasTouch: true });

test('viewport-width', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/environment');
  await page.getByRole('button', { name: 'Check the width' }).click();
  await expect(page.getByRole('status', { name: '800 wide' })).toContainText('Done:');
});

test('dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/environment');
  await page.getByRole('button', { name: 'Check the colours' }).click();
  await expect(page.getByRole('status', { name: 'Dark' })).toContainText('Done:');
});

test('reduced-motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/environment');
  await page.getByRole('button', { name: 'Check the motion' }).click();
  await expect(page.getByRole('status', { name: 'Reduced motion' })).toContainText('Done:');
});

test('time-zone', async ({ page }) => {
  await page.goto('/environment');
  await page.getByRole('button', { name: 'Check the time zone' }).click();
  await expect(page.getByRole('status', { name: 'Another time zone' })).toContainText('Done:');
});

test('language', async ({ page }) => {
  await page.goto('/environment');
  await page.getByRole('button', { name: 'Check the language' }).click();
  await expect(page.getByRole('status', { name: 'Another language' })).toContainText('Done:');
});

test('portrait-touch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/environment');
  await page.getByRole('button', { name: 'Check the screen' }).tap();
  await expect(page.getByRole('status', { name: 'Portrait touch screen' })).toContainText('Done:');
});

test('offline', async ({ page, context }) => {
  await page.goto('/environment');
  const button = page.getByRole('button', { name: 'Check the network' });
  await expect(button).toBeVisible();
  await context.setOffline(true);
  await button.click();
  await expect(page.getByRole('status', { name: 'Offline' })).toContainText('Done:');
});

test('print', async ({ page }) => {
  await page.goto('/environment');
  await page.emulateMedia({ media: 'print' });
  const word = await page.locator('#paper-shown').innerText();
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Word on paper').pressSequentially(word);
  await page.getByRole('button', { name: 'Check the print' }).click();
  await expect(page.getByRole('status', { name: 'Print' })).toContainText('Done:');
});

test('without-scripts', async ({ page, browser }) => {
  await page.goto('/environment');
  const link = page.getByRole('link', { name: 'Document without scripts' });
  const address = await link.evaluate((element: HTMLAnchorElement) => element.href);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const quiet = await context.newPage();
  await quiet.goto(address);
  const word = await quiet.locator('li:visible strong').innerText();
  await context.close();
  await page.getByLabel('Word without scripts').pressSequentially(word);
  await page.getByRole('button', { name: 'Check the document' }).click();
  await expect(page.getByRole('status', { name: 'Without scripts' })).toContainText('Done:');
});
