import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const check = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const textOf = (page: Page, id: string) => page.locator(`#${id}`).innerText();
test('a code can be pasted, the focus moves on by itself, and a city is not a number', async ({ page }) => {
  await page.goto('/inputTypes?seed=7');
  await field(page, 'Digit 1').fill((await textOf(page, 'code-wanted')).replace(' ', ''));
  await check(page, 'Check code');
  await expect(outcome(page, 'Six boxes')).toHaveText('Missed: 1 of 6 boxes have a digit.');
  // A triple click selects the sentence. Only its digits go into the boxes.
  await page.locator('#code-wanted').click({ clickCount: 3 });
  await page.keyboard.press('ControlOrMeta+c');
  await field(page, 'Digit 1').focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field(page, 'Digit 6')).toBeFocused();
  // A box refuses a letter, and what was pasted still counts.
  await field(page, 'Digit 3').press('x');
  await check(page, 'Check code');
  await expect(outcome(page, 'Six boxes')).toHaveText(/^Done: the code is \d{6}\.$/);

  const [day = '', month = '', year = ''] = (await textOf(page, 'date-wanted')).split(' ');
  const number = String(new Date(`${month} 1, 2000`).getMonth() + 1).padStart(2, '0');
  await field(page, 'Day').focus();
  await page.keyboard.type(day.padStart(2, '0'));
  await page.keyboard.press('Tab'); // skips Month, because the focus is there already
  await page.keyboard.type(number);
  await check(page, 'Check date');
  await expect(outcome(page, 'Three fields')).toHaveText('Missed: each field needs a number.');
  // The keys replace what is in the fields already.
  await field(page, 'Month').fill('99');
  await field(page, 'Day').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`${day.padStart(2, '0')}${number}${year}`);
  await field(page, 'Year').press('Enter');
  await expect(outcome(page, 'Three fields')).toHaveText(/^Done: /);

  await field(page, 'Depot').pressSequentially(await textOf(page, 'depot-city'));
  await check(page, 'Check depot');
  await expect(outcome(page, 'Datalist')).toHaveText(/^Missed: .* is the city/);
  const city = page.locator(`#depots option[label="${await textOf(page, 'depot-city')}"]`);
  await field(page, 'Depot').press('ControlOrMeta+a');
  await page.keyboard.type((await city.getAttribute('value')) ?? '');
  await field(page, 'Depot').press('Enter');
  await expect(outcome(page, 'Datalist')).toHaveText(/^Done: /);
});

test('a date is not empty until all its parts are', { tag: '@long' }, async ({ page }) => {
  await page.goto('/inputTypes');
  await field(page, 'Birthday').focus();
  await page.keyboard.press('Backspace');
  await expect(field(page, 'Birthday')).toHaveValue('');
  await expect(outcome(page, 'Fields left')).toHaveText('9');
  await field(page, 'Wake-up call').fill('');
  await expect(outcome(page, 'Clear them all')).toHaveText('Missed: a script emptied Wake-up call.');
});
