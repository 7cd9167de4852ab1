import { test } from '@playground/kit/tools/puppeteer';
import { engine } from '@playground/kit/tools/verdict';

test('exact-date-and-time', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/inputTypes`);
  const text = (selector: string) =>
    page
      .locator(selector)
      .map((element) => element.textContent)
      .wait();
  const [year, month, day] = (await text('#departure-date')).split('-');
  const [hour, minute] = (await text('#departure-time')).split(':');
  // A locator's fill() would set the value by a script. The keys are in the order of en-US.
  await page.focus('#departure');
  await page.keyboard.type(`${month}${day}${year}`);
  // In Chromium, a year can have six digits. Firefox goes on after four.
  if (engine === 'chromium') await page.keyboard.press('ArrowRight');
  await page.keyboard.type(`${String(Number(hour) - 12).padStart(2, '0')}${minute}PM`);
  await page.locator('#check-departure').click();
  await page.waitForSelector('#exact-date-and-time-outcome::-p-text(Done:)', { visible: true });
});

test('clear-them-all', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/inputTypes`);
  await page.locator('#filled-text').wait();
  for (const type of ['text', 'search', 'email', 'url', 'tel', 'password', 'number']) {
    await page.focus(`#filled-${type}`);
    await page.keyboard.press('End');
    const { length } = await page.$eval(`#filled-${type}`, (field) => (field as HTMLInputElement).value);
    for (let count = 0; count < length; count += 1) await page.keyboard.press('Backspace');
  }
  for (const type of ['date', 'time']) {
    await page.focus(`#filled-${type}`);
    for (const key of ['Backspace', 'ArrowRight', 'Backspace', 'ArrowRight', 'Backspace'] as const)
      await page.keyboard.press(key);
  }
  await page.waitForSelector('#clear-them-all-outcome::-p-text(Done:)', { visible: true });
});
