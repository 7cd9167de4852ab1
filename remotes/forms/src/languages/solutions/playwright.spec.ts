import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('price-in-german', async ({ page }) => {
  await page.goto('/languages');
  await page.getByLabel('Language').selectOption('Deutsch');
  const price = (await page.locator('#price').innerText()).replace(/[^\d,]/g, '').replace(',', '.');
  await page.getByLabel('Price in euros').fill(price);
  await page.getByRole('button', { name: 'Check price' }).click();
  await expect(page.getByRole('status', { name: 'Price in German' })).toContainText('Done:');
});

test('plural-in-polish', async ({ page }) => {
  await page.goto('/languages');
  await page.getByLabel('Language').selectOption('Polski');
  const count = page.getByLabel('Number of lamps');
  const rules = new Intl.PluralRules('pl');
  let number = Number(await page.locator('#plural-above').innerText()) + 1;
  while (rules.select(number) !== rules.select(2)) number++;
  await count.fill(String(number));
  await page.getByRole('button', { name: 'Take this number' }).click();
  await expect(page.getByRole('status', { name: 'Plural in Polish' })).toContainText('Done:');
});

test('first-in-arabic', async ({ page }) => {
  await page.goto('/languages');
  await page.getByLabel('Language').selectOption('العربية');
  await page.locator('#actions').getByRole('button').first().click(); // the document has them in the order of reading
  await expect(page.getByRole('status', { name: 'First button in Arabic' })).toContainText('Done:');
});

test('date-in-japanese', async ({ page }) => {
  await page.goto('/languages');
  await page.getByLabel('Language').selectOption('日本語');
  const [year = 0, month = 0, day = 0] = (await page.locator('#delivery').innerText()).match(/\d+/g)?.map(Number) ?? [];
  const date = new Date(Date.UTC(2018 + year, month - 1, day)).toISOString().slice(0, 10);
  await page.getByLabel('Date of delivery').fill(date);
  await page.getByRole('button', { name: 'Check date' }).click();
  await expect(page.getByRole('status', { name: 'Date in Japanese' })).toContainText('Done:');
});

test('three-zones', async ({ page }) => {
  await page.goto('/languages');
  const inNewYork = await page.locator('#meeting-time').innerText();
  const day = await page.locator('#second-meeting').innerText();
  const clock = (timeZone: string, moment: Date) =>
    moment.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  // The clocks in New York have changed before this day, so it is four hours behind UTC.
  const moment = new Date(`${day} ${inNewYork} GMT-0400`);
  const times = `${clock('Europe/Berlin', moment)} ${clock('Asia/Tokyo', moment)}`;
  await page.getByLabel('Times in Berlin and Tokyo').fill(times);
  await page.getByRole('button', { name: 'Check times' }).click();
  await expect(page.getByRole('status', { name: 'Meeting in three zones' })).toContainText('Done:');
});

test('missing-hour', async ({ page }) => {
  await page.goto('/languages');
  const year = Number(await page.locator('#missing-year').innerText());
  const field = page.getByLabel('Day without this time');
  // Clocks change on Sundays, so one of these days has 23 hours.
  for (
    let day = new Date(Date.UTC(year, 0, 1));
    day.getUTCFullYear() === year;
    day = new Date(day.getTime() + 86_400_000)
  ) {
    if (day.getUTCDay() !== 0) continue;
    await field.fill(day.toISOString().slice(0, 10));
    if ((await page.locator('#missing-hour-note').innerText()).includes('has 23 hours')) break;
  }
  await page.getByRole('button', { name: 'Check day' }).click();
  await expect(page.getByRole('status', { name: 'The hour that does not exist' })).toContainText('Done:');
});

test('last-second', async ({ page }) => {
  await page.goto('/languages?now=2027-12-31T23:59:50');
  await page.getByText('Noch 1 Sekunde', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Stop in the last second' }).click();
  await expect(page.getByRole('status', { name: 'Last second' })).toContainText('Done:');
});
