import { test } from '@playground/kit/tools/puppeteer';

test('wrapped', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/geometry`);
  const link = await page.waitForSelector('#wrapped-link');
  await link?.scrollIntoView();
  // click() would click the middle of the box around both lines.
  const line = await link?.evaluate((element) => element.getClientRects()[0]?.toJSON());
  await page.mouse.click(line.x + line.width / 2, line.y + line.height / 2);
  await page.waitForSelector('#wrapped-outcome::-p-text(Done:)', { visible: true });
});

test('ring', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/geometry`);
  const wheel = await page.waitForSelector('#ring-area svg');
  await wheel?.click({ offset: { x: 80, y: 18 } });
  await page.waitForSelector('#ring-outcome::-p-text(Done:)', { visible: true });
});
