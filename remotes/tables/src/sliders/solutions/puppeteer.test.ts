import { test } from '@playground/kit/tools/puppeteer';

test('native-range', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/sliders`);
  const volume = await page.locator('#volume').waitHandle();
  // A locator's fill() would set the value by a script.
  for (let value = 50; value > 37; value -= 1) await volume.press('ArrowLeft');
  await page.waitForSelector('#native-range-outcome::-p-text(Done:)', { visible: true });
});

test('resize-handle', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/sliders`);
  const handle = await page.locator('#note-handle').waitHandle();
  await handle.hover();
  const { x, y } = await handle.clickablePoint();
  await page.mouse.down();
  await page.mouse.move(x + 80, y + 50); // from 160 by 100 to 240 by 150
  await page.mouse.up();
  await page.waitForSelector('#resize-handle-outcome::-p-text(Done:)', { visible: true });
});

test('dial', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/sliders`);
  const dial = await page.locator('#dial-knob').waitHandle();
  await dial.scrollIntoView();
  const { x, y } = await dial.clickablePoint(); // its middle
  const turnTo = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return page.mouse.move(x + 40 * Math.sin(angle), y - 40 * Math.cos(angle));
  };
  await turnTo(0);
  await page.mouse.down();
  for (const degrees of [60, 120, 180, 240]) await turnTo(degrees);
  await page.mouse.up();
  await page.waitForSelector('#dial-outcome::-p-text(Done:)', { visible: true });
});
