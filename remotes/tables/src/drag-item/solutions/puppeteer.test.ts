import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/puppeteer';

test('sort', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dragItem`);
  const task = (number: number) => page.locator(`#task${number}`).waitHandle();
  // drop() does the whole drag: it presses on the source and releases on the target.
  await (await task(4)).drop(await task(5));
  await (await task(3)).drop(await task(2));
  await page.waitForSelector('[role=status] ::-p-text(Correct)', { visible: true });
});

test('last-to-the-top', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/dragItem`);
  const last = await page.locator('#task7 button').waitHandle();
  await last.press(' '); // picks up the task
  for (let place = 7; place > 1; place -= 1) await last.press('ArrowUp');
  await last.press(' '); // drops the task
  await page.waitForSelector('[role=alert] ::-p-text(Incorrect)', { visible: true });
  assert.equal(await page.$eval('main ol > li', (first) => first.textContent), 'Task 7');
});
