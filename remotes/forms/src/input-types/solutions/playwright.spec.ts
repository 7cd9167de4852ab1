import { writeFile } from 'node:fs/promises';
import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('exact-date-and-time', async ({ page }) => {
  await page.goto('/inputTypes');
  const [year, month, day] = (await page.locator('#departure-date').innerText()).split('-');
  const [hour, minute] = (await page.locator('#departure-time').innerText()).split(':');
  // fill() would set the value by a script. The keys are in the order of en-US.
  await page.getByLabel('Departure', { exact: true }).focus();
  await page.keyboard.type(`${month}${day}${year}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(`${String(Number(hour) - 12).padStart(2, '0')}${minute}PM`);
  await page.getByRole('button', { name: 'Check departure' }).click();
  await expect(page.getByRole('status', { name: 'Exact date and time' })).toContainText('Done:');
});

test('week-and-month', async ({ page }) => {
  await page.goto('/inputTypes');
  const [year, week] = (await page.locator('#week-wanted').innerText()).split('-W');
  const [yearOfBill, month] = (await page.locator('#month-wanted').innerText()).split('-');
  await page.getByLabel('Delivery week', { exact: true }).focus();
  await page.keyboard.type(`${week}${year}`);
  await page.getByLabel('Billing month', { exact: true }).focus();
  await page.keyboard.type(month ?? '');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(yearOfBill ?? '');
  await page.getByRole('button', { name: 'Check week and month' }).click();
  await expect(page.getByRole('status', { name: 'Week and month', exact: true })).toContainText('Done:');
});

test('colour', async ({ page }) => {
  await page.goto('/inputTypes');
  const wanted = await page.locator('#colour-wanted').innerText();
  const parts = [5, 3, 1].map((start) => Number.parseInt(wanted.slice(start, start + 2), 16));
  const colour = page.getByLabel('Lamp colour', { exact: true });
  // The picker gets the keys, but is not part of the page. If a key came before the picker was ready, the test does it again.
  await expect(async () => {
    await colour.press('Enter');
    // Its last elements are the fields for red, green and blue, and a button.
    await page.keyboard.press('Shift+Tab');
    for (const part of parts) {
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(String(part));
    }
    await page.keyboard.press('Enter');
    await expect(colour).toHaveValue(wanted, { timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Check colour' }).click();
  await expect(page.getByRole('status', { name: 'Colour', exact: true })).toContainText('Done:');
});

test('range', async ({ page }) => {
  await page.goto('/inputTypes');
  const steps = (Number(await page.locator('#brightness-wanted').innerText()) - 108) / 8;
  const brightness = page.getByLabel('Brightness', { exact: true });
  for (let step = 0; step < Math.abs(steps); step += 1) await brightness.press(steps < 0 ? 'ArrowLeft' : 'ArrowRight');
  await page.getByRole('button', { name: 'Check brightness' }).click();
  await expect(page.getByRole('status', { name: 'Range' })).toContainText('Done:');
});

test('number-with-a-step', async ({ page }) => {
  await page.goto('/inputTypes');
  const length = page.getByLabel('Cable length', { exact: true });
  await length.fill(await page.locator('#cable-needed').innerText());
  await length.press('ArrowUp'); // to the next step
  await page.getByRole('button', { name: 'Check cable length' }).click();
  await expect(page.getByRole('status', { name: 'Number with a step' })).toContainText('Done:');
});

test('six-boxes', async ({ page }) => {
  await page.goto('/inputTypes');
  const code = await page.locator('#code-wanted').innerText();
  await page.getByLabel('Digit 1').focus();
  await page.keyboard.type(code.replace(' ', '')); // the focus moves on by itself
  await page.getByRole('button', { name: 'Check code' }).click();
  await expect(page.getByRole('status', { name: 'Six boxes' })).toContainText('Done:');
});

test('three-fields', async ({ page }) => {
  await page.goto('/inputTypes');
  const [day = '', month = '', year = ''] = (await page.locator('#date-wanted').innerText()).split(' ');
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Month', { exact: true }).fill(String(new Date(`${month} 1, 2000`).getMonth() + 1));
  await page.getByLabel('Year', { exact: true }).fill(year);
  await page.getByRole('button', { name: 'Check date' }).click();
  await expect(page.getByRole('status', { name: 'Three fields' })).toContainText('Done:');
});

test('datalist', async ({ page }) => {
  await page.goto('/inputTypes');
  const city = await page.locator('#depot-city').innerText();
  const number = await page.locator(`#depots option[label="${city}"]`).getAttribute('value');
  await page.getByLabel('Depot', { exact: true }).fill(number ?? '');
  await page.getByRole('button', { name: 'Check depot' }).click();
  await expect(page.getByRole('status', { name: 'Datalist' })).toContainText('Done:');
});

test('clear-them-all', async ({ page }) => {
  await page.goto('/inputTypes');
  const names = ['Full name', 'Search for', 'E-mail', 'Website', 'Telephone', 'Password', 'Seats'];
  for (const name of names) await page.getByLabel(name, { exact: true }).clear();
  // clear() would empty these two by a script.
  for (const name of ['Birthday', 'Wake-up call']) {
    await page.getByLabel(name).focus();
    for (const key of ['Backspace', 'ArrowRight', 'Backspace', 'ArrowRight', 'Backspace'])
      await page.keyboard.press(key);
  }
  await expect(page.getByRole('status', { name: 'Clear them all' })).toContainText('Done:');
});

test('file-by-name', async ({ page }, testInfo) => {
  await page.goto('/inputTypes');
  const file = testInfo.outputPath(await page.locator('#file-wanted').innerText());
  await writeFile(file, 'hello');
  // With a buffer instead of a path, a script in the page would make the file.
  await page.getByLabel('Report', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByRole('status', { name: 'File by name' })).toContainText('Done:');
});
