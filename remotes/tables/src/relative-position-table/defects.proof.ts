import { expect, test } from '@playground/kit/test/proof';
import type { Page } from '@playwright/test';

const second = (page: Page) => page.getByLabel('Multiply line 2 column 1');

test.beforeEach(async ({ page }) => {
  await page.goto('/tableRelativePosition');
});

/** The answer to the first question. */
async function sum(page: Page): Promise<number> {
  const at = async (line: number, column: number) =>
    Number(await page.locator(`tr:nth-child(${line}) > td:nth-child(${column})`).textContent());
  return (await at(1, 2)) + (await at(3, 3));
}

test('no-plus', async ({ page }) => {
  await page.locator('#answer').fill(`+${await sum(page)}`);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(second(page)).toBeVisible();
});

test('answer-kept', async ({ page }) => {
  await page.locator('#answer').fill(String(await sum(page)));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(second(page)).toHaveValue('');
});

test('wrong-stays', async ({ page }) => {
  for (const answer of [0, await sum(page)]) {
    await page.locator('#answer').fill(String(answer));
    await page.getByRole('button', { name: 'Check' }).click();
  }
  await expect(second(page)).toBeVisible();
  await expect(page.getByText('Incorrect, try again.')).toBeHidden();
});

test('focus-lost', async ({ page }) => {
  await page.locator('#answer').fill(String(await sum(page)));
  await page.locator('#answer').press('Enter');
  await expect(second(page)).toBeFocused();
});
