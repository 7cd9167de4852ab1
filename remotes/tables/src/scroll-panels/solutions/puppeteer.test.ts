import { test } from '@playground/kit/tools/puppeteer';

test('sideways', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/scrollPanels`);
  await page.locator('#arrive').click();
  await page.waitForSelector('#sideways-outcome ::-p-text(Done:)', { visible: true });
});

test('sticky-bar', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/scrollPanels`);
  // The button is already in view, so click() would not scroll, and the bar would take the click.
  await page.$eval('#confirm', (button) => button.scrollIntoView({ block: 'center' }));
  await page.locator('#confirm').click();
  await page.waitForSelector('#sticky-bar-outcome ::-p-text(Done:)', { visible: true });
});

test('hover', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/scrollPanels`);
  await page.locator('#invoice-17').hover();
  await page.locator('#archive-17').click();
  await page.waitForSelector('#hover-outcome ::-p-text(Done:)', { visible: true });
});
