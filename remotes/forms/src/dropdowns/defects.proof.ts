import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/dropdowns');
});

test('focus-lost', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Dropdown button', exact: true });
  await button.press('Enter');
  await page.getByRole('menuitem', { name: 'Another action' }).press('Escape');
  await expect(button).toBeFocused();
});

test('stays-open', async ({ page }) => {
  await page.getByRole('button', { name: 'Dropdown button', exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(3);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(0);
});

test('not-expanded', async ({ page }) => {
  await page.getByRole('button', { name: 'Dropdown button', exact: true }).press('ArrowUp');
  await expect(page.getByRole('menuitem')).toHaveCount(3);
  await expect(page.getByRole('button', { expanded: true, name: 'Dropdown button' })).toBeVisible();
});

test('no-way-round', async ({ page }) => {
  await page.getByRole('button', { name: 'Dropdown button', exact: true }).press('ArrowUp');
  await page.getByRole('menuitem', { name: 'Something else here' }).press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Action', exact: true })).toBeFocused();
});
