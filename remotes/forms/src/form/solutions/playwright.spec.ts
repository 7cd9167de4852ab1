import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('submitted', async ({ page }) => {
  await page.goto('/form');
  await page.getByLabel('Email address').fill('ana@example.com');
  await page.getByLabel('Password').fill('secret');
  await page.getByLabel('Description').fill('All fine');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+1 (201) 555-0123');
  await page.getByLabel('Country').selectOption('Germany');
  await page.getByLabel('Drop the phone').check();
  await page.getByLabel('TWO').check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('status', { name: 'Result' }).getByRole('listitem')).toHaveText([
    'email: ana@example.com',
    'password: secret',
    'ro: This value must be the same',
    'desc: All fine',
    'color: no value',
    'country: Germany',
    'optionsRadios: TWO',
    'drop_the_phone: checked',
    'phone: 12015550123',
  ]);
});

test('without-a-name', async ({ page }) => {
  await page.goto('/form');
  const field = page.getByRole('textbox', { name: 'Phone' }).locator('xpath=following::input[1]');
  await field.fill('mango');
  await expect(field).toHaveValue('mango');
});
