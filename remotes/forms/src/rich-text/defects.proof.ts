import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/richText');
});

test('typed-again', async ({ page }) => {
  const order = page.getByRole('textbox', { name: 'Order' });
  for (const key of ['z', 'z']) await order.press(`ControlOrMeta+${key}`);
  const text = await page.locator('#order-model').innerText();
  for (const key of ['y', 'y']) await order.press(`ControlOrMeta+${key}`);
  await order.fill(text);
  await page.getByRole('button', { name: 'Check order' }).click();
  await expect(page.getByRole('status', { name: 'Undo twice' })).toContainText('Missed:');
});

test('only-first-names', async ({ page }) => {
  const person = await page.locator('#person-wanted').innerText();
  await page.getByRole('textbox', { name: 'Invitation' }).pressSequentially(`@${person.split(' ')[1]}`);
  await expect(page.getByRole('option', { name: person })).toBeVisible();
});

test('short-model', async ({ page }) => {
  await page.getByRole('button', { name: 'Open the code editor' }).click();
  await expect(page.locator('#lamps-model')).toContainText('lamp-60');
});
