import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('both-questions', async ({ page }) => {
  await page.goto('/tableRelativePosition');
  const at = async (line: number, column: number) =>
    Number(await page.locator(`tr:nth-child(${line}) > td:nth-child(${column})`).textContent());
  await page.getByLabel('Add line 1 column 2').fill(String((await at(1, 2)) + (await at(3, 3))));
  await page.getByRole('button', { name: 'Check' }).click();
  const second = page.getByLabel('Multiply line 2 column 1');
  await expect(second).toBeVisible(); // now the table has new numbers
  await second.fill(String((await at(2, 1)) * (await at(1, 3))));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status')).toHaveText('Correct!');
});

test('wrong-answer', async ({ page }) => {
  await page.goto('/tableRelativePosition');
  await page.getByLabel('Add line 1 column 2').fill('0');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('alert')).toHaveText('Incorrect, try again.');
});
