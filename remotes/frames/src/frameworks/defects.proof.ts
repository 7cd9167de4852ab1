import { expect, test } from '@playground/kit/test/proof';

test('script-types', async ({ page }) => {
  await page.goto('/frameworks');
  const added = await page.locator('#basics-added').innerText();
  await page.locator('#basics-svelte-field').evaluate((field: HTMLInputElement, text) => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, added);
  await page.locator('#basics-svelte-add').click();
  await expect(page.getByRole('status', { name: 'Add, finish and remove' })).toContainText('Missed:');
});

test('finishes-by-place', async ({ page }) => {
  await page.goto('/frameworks?seed=10');
  const list = page.getByRole('region', { name: 'Add, finish and remove' }).getByRole('group', { name: 'Lit' });
  await list.getByRole('button', { name: 'Remove Bike' }).click();
  await list.getByRole('button', { name: 'Finish Shoes' }).click();
  await expect(list.getByRole('button', { name: 'Finish Shoes' })).toBeHidden();
});
