import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('exchange', async ({ page }) => {
  await page.goto('/deleteElements');
  await page.getByRole('button', { name: 'Delete Element 2' }).click();
  await page.getByLabel('New element').fill('Guarana');
  await page.getByLabel('New element').press('Enter');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['Element 1', 'Element 3', 'Guarana']);
});

test('none', async ({ page }) => {
  await page.goto('/deleteElements');
  for (const name of ['Element 1', 'Element 2', 'Element 3']) {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
  }
  await expect(page.getByText('No elements to display. Add some using the input above.')).toBeVisible();
});

test('blank', async ({ page }) => {
  await page.goto('/deleteElements');
  await page.getByLabel('New element').fill('   ');
  await page.getByLabel('New element').press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid element name.');
});
