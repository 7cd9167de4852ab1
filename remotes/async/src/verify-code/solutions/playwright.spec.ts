import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('valid', async ({ page }) => {
  await page.goto('/verifyCode');
  await page.getByRole('button', { name: 'Get Code' }).click();
  const code = await page
    .getByRole('main')
    .getByText(/^\d{4}$/)
    .innerText();
  await page.getByRole('textbox', { name: 'Type the code' }).fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('status')).toHaveText('Valid Code');
});

test('invalid', async ({ page }) => {
  await page.goto('/verifyCode');
  await page.getByRole('button', { name: 'Get Code' }).click();
  await page.getByRole('textbox', { name: 'Type the code' }).fill('0000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid Code. Try again.');
});
