import { test } from '@playground/kit/tools/puppeteer';
import { answer } from '@playground/kit/tools/verdict';

test('three-buttons', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/shadowDom`);
  for (const [place, name] of [
    ['#in-the-page', 'First button'],
    ['#in-a-root', 'Second button'],
    ['#in-another-root', 'Third button'],
  ] as const) {
    await page.locator(`${place} >>> button`).click(); // >>> looks into open roots at any depth.
    await page.waitForSelector(`${place} >>> ::-p-text(${name})`, { visible: true });
  }
});

test('innermost-text', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/shadowDom`);
  const innermost = await page.locator('>>> #third-level-host >>>> div').waitHandle();
  answer(await innermost.evaluate((element) => element.textContent));
});
