import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { setInterval } from 'node:timers/promises';
import { test } from '@playground/kit/tools/puppeteer';
import { engine, workaround } from '@playground/kit/tools/verdict';

const microphone = { name: 'microphone' };

test('record', async ({ page, context, baseUrl }) => {
  if (engine === 'chromium') await context.setPermission(baseUrl, { permission: microphone, state: 'granted' });
  await page.goto(`${baseUrl}/audioInput`);
  await page.locator('#record-start').click();
  await page
    .locator('#record-state')
    .filter((clock) => /^Recording: [2-9]/.test(clock.textContent))
    .wait();
  await page.locator('#record-stop').click();
  await page.waitForSelector('#record-outcome::-p-text(Done:)', { visible: true });
});

test('download', async ({ page, context, baseUrl, downloads }) => {
  if (engine === 'chromium') await context.setPermission(baseUrl, { permission: microphone, state: 'granted' });
  await page.goto(`${baseUrl}/audioInput`);
  await page.locator('#memo-start').click();
  await page.waitForSelector('#memo-recorder::-p-text(Recording:)', { visible: true });
  await page.locator('#memo-stop').click();
  const name = await page
    .locator('#memo-name')
    .map((one) => one.textContent)
    .wait();
  await page.locator('#download-memo').click();
  const file = path.join(downloads, name);
  // No event reports the end of a download.
  for await (const _ of setInterval(100)) if (existsSync(file) && statSync(file).size > 0) break;
  await page.locator('#memo-size').fill(`${statSync(file).size}`);
  await page.locator('#remove-memo').click();
  await page.waitForSelector('#download-outcome::-p-text(Done:)', { visible: true });
});

test('refused', async ({ page, context, baseUrl }) => {
  if (engine === 'chromium') await context.setPermission(baseUrl, { permission: microphone, state: 'denied' });
  else
    workaround(
      'Firefox refuses the microphone from the start, because no tool can set this permission, see https://bugzilla.mozilla.org/show_bug.cgi?id=1524074',
    );
  await page.goto(`${baseUrl}/audioInput`);
  await page.locator('#ask-microphone').click();
  const word = await page
    .locator('[role=alert] strong')
    .map((one) => one.textContent)
    .wait();
  await page.locator('#word').fill(word);
  await page.locator('#go-on-without').click();
  await page.waitForSelector('#refused-outcome::-p-text(Done:)', { visible: true });
});
