import { test } from '@playground/kit/tools/puppeteer';
import type { Page } from 'puppeteer-core';

type Dot = [x: number, y: number];

async function drag(page: Page, from: Dot, ...over: Dot[]) {
  const canvas = await page.locator('canvas').waitHandle();
  await canvas.scrollIntoView();
  const corner = await canvas.clickablePoint({ x: 0, y: 0 });
  await page.mouse.move(corner.x + from[0], corner.y + from[1]);
  await page.mouse.down();
  for (const [x, y] of over) await page.mouse.move(corner.x + x, corner.y + y);
  await page.mouse.up();
}

test('triangle', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/connectTheDots`);
  await drag(page, [200, 100], [300, 300], [100, 300], [200, 100]);
  await page.waitForSelector('output::-p-text(Lines: 1-2, 2-3, 3-1. The shape is closed.)', { visible: true });
});

test('hexagon', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/connectTheDots`);
  await page.locator('::-p-aria(Connect more dots)').click();
  await drag(page, [200, 80], [320, 160], [320, 280], [200, 360], [80, 280], [80, 160], [200, 80]);
  await page.waitForSelector('output::-p-text(Lines: 1-2, 2-3, 3-4, 4-5, 5-6, 6-1. The shape is closed.)', {
    visible: true,
  });
});

test('open', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/connectTheDots`);
  await drag(page, [200, 100], [300, 300], [200, 300]);
  await page.locator('::-p-xpath(//output[.="Lines: 1-2."])').wait();
});
