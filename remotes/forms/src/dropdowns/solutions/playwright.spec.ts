import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('menus', async ({ page }) => {
  await page.goto('/dropdowns');
  await page.getByRole('button', { name: 'Dropdown button', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Another action' }).click();
  await page.getByRole('button', { name: 'Toggle Dropdown' }).click();
  await page.getByRole('menuitem', { name: 'Something else here' }).click();
  await expect(page.getByRole('definition')).toHaveText([
    'Another action',
    'Something else here',
    'None',
    'None',
    'None',
  ]);
});

test('lists', async ({ page }) => {
  await page.goto('/dropdowns');
  await page.getByLabel('Simple select').selectOption('Two');
  await page.getByLabel('Single-list select').selectOption('One');
  await page.getByLabel('Multiple-list select').selectOption(['One', 'Three']);
  await expect(page.getByRole('definition')).toHaveText(['None', 'None', 'Two', 'One', 'One, Three']);
});
