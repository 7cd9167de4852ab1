import { expect, test } from '@playground/kit/test/proof';

test('one-more-counts', async ({ page }) => {
  await page.goto('/dataGrid');
  const asked = [];
  for (const id of ['#selection-first', '#selection-second']) asked.push(await page.locator(id).innerText());
  await page.getByLabel('Rows per page').selectOption('100');
  const others = page.locator(`#orders tbody tr${asked.map((number) => `:not(#${number})`).join('')}`);
  await others.first().getByRole('checkbox').check();
  for (const number of asked) {
    await page.getByLabel('Filter').fill(number);
    await page.getByRole('checkbox', { name: number }).check();
  }
  await page.getByRole('button', { name: 'Confirm selection' }).click();
  await expect(page.getByRole('status', { name: 'Selection over two pages' })).toContainText('Missed:');
});

test('leaving-discards', async ({ page }) => {
  await page.goto('/dataGrid');
  const number = await page.locator('#edit-order').innerText();
  await page.getByLabel('Filter').fill(number);
  await page.locator(`#amount-${number}`).click();
  await page.getByLabel(`Amount of ${number}`).fill(await page.locator('#edit-amount').innerText());
  await page.getByLabel(`Amount of ${number}`).press('Tab');
  await expect(page.getByRole('status', { name: 'Edit in place' })).toContainText('Done:');
});

test('menu-says-closed', async ({ page }) => {
  await page.goto('/dataGrid');
  const menu = page.locator('#orders tbody tr').first().getByRole('button', { name: 'Menu of' });
  await menu.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});
