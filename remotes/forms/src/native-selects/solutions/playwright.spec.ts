import { test } from '@playground/kit/tools/playwright';
import { engine } from '@playground/kit/tools/verdict';
import { expect, type Page } from '@playwright/test';

const done = (page: Page, name: string) => expect(page.getByRole('status', { name })).toContainText('Done:');
const asked = (page: Page, what: string) => page.locator(`#asked-${what}`).innerText();

test('disabled-option', async ({ page }) => {
  await page.goto('/nativeSelects');
  const size = page.getByLabel('Size');
  await size.selectOption(await size.locator('option:enabled').last().innerText());
  await page.getByRole('button', { name: 'Check size' }).click();
  await done(page, 'Disabled option');
});

test('same-name-twice', async ({ page }) => {
  await page.goto('/nativeSelects');
  const option = page.locator('optgroup[label="Main dishes"] option', { hasText: 'Soup' });
  await page.getByLabel('Dish').selectOption((await option.getAttribute('value')) ?? '');
  await page.getByRole('button', { name: 'Check dish' }).click();
  await done(page, 'Same name twice');
});

test('replaced', async ({ page }) => {
  await page.goto('/nativeSelects');
  await page.getByLabel('Town').selectOption(await asked(page, 'town'));
  await page.getByLabel('Street').selectOption(await asked(page, 'street')); // waits until the list is enabled
  await page.getByRole('button', { name: 'Check address' }).click();
  await done(page, 'Replaced when enabled');
});

test('late', async ({ page }) => {
  await page.goto('/nativeSelects');
  await page.getByRole('button', { name: 'Load teas' }).click();
  await page.getByLabel('Tea').selectOption(await asked(page, 'tea')); // waits until the option is there
  await page.getByRole('button', { name: 'Check tea' }).click();
  await done(page, 'Options come late');
});

test('disabled-group', async ({ page }) => {
  await page.goto('/nativeSelects');
  // selectOption() refuses options whose parent says aria-disabled, and a key does not.
  await page.getByLabel('Seat', { exact: true }).pressSequentially(await asked(page, 'seat'));
  await page.getByRole('button', { name: 'Check seat' }).click();
  await done(page, 'Disabled by its group');
});

test('add-one', async ({ page }) => {
  await page.goto('/nativeSelects');
  const [fruits, fruit] = [page.getByLabel('Fruits'), await asked(page, 'fruit')];
  const chosen = await fruits.locator('option:checked').allInnerTexts(); // does not wait, so it comes second
  await fruits.selectOption([...chosen, fruit]);
  await page.getByRole('button', { name: 'Check fruits' }).click();
  await done(page, 'Add one');
});

test('customizable', async ({ page }) => {
  await page.goto('/nativeSelects');
  const [list, animal] = [page.getByLabel('Animal'), await asked(page, 'animal')];
  if (engine === 'chromium') {
    await list.click();
    await page.getByRole('option', { name: animal }).click();
  } else await list.pressSequentially(animal);
  await page.getByRole('button', { name: 'Check animal' }).click();
  await done(page, 'Customizable list');
});
