import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/puppeteer';
import { answer } from '@playground/kit/tools/verdict';

test('last-statement', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/scrollDown`);
  const statement = await page.locator('p ::-p-text(Jabuticaba)').waitHandle();
  await statement.scrollIntoView();
  assert.ok(await statement.isIntersectingViewport());
  answer(await statement.evaluate((element) => element.textContent));
});
