import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/deleteElements');
});

test('deletes-namesakes', async ({ page }) => {
  await page.getByLabel('New element').fill('Element 1');
  await page.getByLabel('New element').press('Enter');
  await page.getByRole('button', { name: 'Delete Element 1' }).last().click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(['Element 1', 'Element 2', 'Element 3']);
});

test('focus-lost', async ({ page }) => {
  await page.getByRole('button', { name: 'Delete Element 1' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Delete Element 2' })).toBeFocused();
});

test('warning-stays', async ({ page }) => {
  await page.getByLabel('New element').press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('New element').fill('Guarana');
  await page.getByLabel('New element').press('Enter');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('adds-while-composing', async ({ page }) => {
  await page.getByLabel('New element').fill('グアラナ');
  await page.getByLabel('New element').dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
});
