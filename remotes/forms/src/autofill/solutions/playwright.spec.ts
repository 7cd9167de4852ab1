import { test } from '@playground/kit/tools/playwright';
import { expect, type Page } from '@playwright/test';

const done = (page: Page, name: string) => expect(page.getByRole('status', { name })).toContainText('Done:');
const asked = (page: Page, token: string) => page.locator(`#asked-${token}`).innerText();

test('address', async ({ page }) => {
  await page.goto('/autofill');
  await page.getByLabel('Full name').fill(await asked(page, 'name'));
  await page.getByLabel('Street').fill(await asked(page, 'street-address'));
  await page.getByLabel('Postal code').fill(await asked(page, 'postal-code'));
  await page.getByLabel('Town').fill(await asked(page, 'address-level2'));
  await page.getByRole('button', { name: 'Save address' }).click();
  await done(page, 'Address with a decoy');
});

test('card', async ({ page }) => {
  await page.goto('/autofill');
  for (const token of ['cc-name', 'cc-number', 'cc-exp', 'cc-csc'])
    await page.locator(`[autocomplete=${token}]`).fill(await asked(page, token));
  await page.getByRole('button', { name: 'Save card' }).click();
  await done(page, 'Card in another language');
});

test('filled-before', async ({ page }) => {
  await page.goto('/autofill');
  await page.getByRole('button', { name: 'Show login' }).click();
  const email = page.getByLabel('Email');
  await email.press('End');
  await email.press('x');
  await email.press('Backspace');
  await page.getByRole('button', { name: 'Continue' }).click();
  await done(page, 'Filled before the page knows');
});
