import { test } from '@playground/kit/tools/puppeteer';

test('pushed', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/movingTargets`);
  await page.locator('#confirm').hover(); // makes the banner appear
  await page.locator('#confirm').click();
  await page.waitForSelector('#pushed-outcome::-p-text(Done:)', { visible: true });
});

test('growing', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/movingTargets`);
  await page.locator('#grow').click();
  await page.locator('#grown').click(); // waits until the button is stable
  await page.waitForSelector('#growing-outcome::-p-text(Done:)', { visible: true });
});

test('circling', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/movingTargets`);
  await page.locator('#circle').click();
  await page.locator('#catch').setWaitForStableBoundingBox(false).click();
  await page.waitForSelector('#circling-outcome::-p-text(Done:)', { visible: true });
});

test('covered', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/movingTargets`);
  await page.locator('#terms').scroll({ scrollTop: 40 });
  await page.locator('#agree').click();
  await page.waitForSelector('#covered-outcome::-p-text(Done:)', { visible: true });
});

test('places', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/movingTargets`);
  await page.locator('#pair').hover(); // makes the buttons change places
  await page.locator('#save').click();
  await page.waitForSelector('#places-outcome::-p-text(Done:)', { visible: true });
});
