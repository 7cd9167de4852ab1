import { test } from '@playground/kit/tools/playwright';
import { answer } from '@playground/kit/tools/verdict';
import { expect } from '@playwright/test';

test('real-name', async ({ page }) => {
  await page.goto('/dynamicTable?seed=1');
  const name = page.getByRole('row', { name: 'Black Widow' }).getByRole('cell');
  await expect(name).toHaveText('Natasha Romanoff');
  answer(await name.textContent());
});

test('last-row', async ({ page }) => {
  await page.goto('/dynamicTable?seed=1');
  const superheroes = page.getByRole('rowheader');
  await expect(superheroes).toHaveCount(8);
  answer(await superheroes.last().textContent());
});
