import { test } from '@playground/kit/tools/puppeteer';

test('click', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/events`);
  await page.locator('#click-target').click();
  await page.waitForSelector('#click-outcome ::-p-text(Done:)', { visible: true });
});

test('triple-click', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/events`);
  await page.locator('#triple-click-target').click({ count: 3 });
  await page.waitForSelector('#triple-click-outcome ::-p-text(Done:)', { visible: true });
});

test('swipe', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/events`);
  const area = await page.locator('#swipe-target').waitHandle();
  await area.scrollIntoView();
  const { x, y } = await area.clickablePoint();
  const finger = await page.touchscreen.touchStart(x, y);
  await finger.move(x - 75, y);
  await finger.move(x - 150, y);
  await finger.end();
  await page.waitForSelector('#swipe-outcome ::-p-text(Done:)', { visible: true });
});

test('pinch', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/events`);
  const area = await page.locator('#pinch-target').waitHandle();
  await area.scrollIntoView();
  const { x, y } = await area.clickablePoint();
  const left = await page.touchscreen.touchStart(x - 30, y);
  const right = await page.touchscreen.touchStart(x + 30, y);
  await left.move(x - 60, y);
  await right.move(x + 60, y);
  await left.end();
  await right.end();
  await page.waitForSelector('#pinch-outcome ::-p-text(Done:)', { visible: true });
});
