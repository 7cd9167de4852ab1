import { expect, test } from '@playground/kit/test/proof';

test('answer-counts', async ({ page }) => {
  await page.goto('/mockTarget');
  const amount = Number(await page.locator('#wanted-amount').innerText());
  await page.route('**/mock/order?*', (route) => route.fulfill({ json: { fruit: 'apple', amount } }));
  await page.getByRole('button', { name: 'Send order' }).click();
  await expect(page.getByRole('status', { name: 'Change what is sent' })).toContainText('no order reached the server');
});

test('first-fruit-only', async ({ page }) => {
  await page.goto('/mockTarget');
  const fruit = await page.locator('#wanted-fruit').innerText();
  await page.route('**/mock/fruits?*', (route) => route.fulfill({ json: { fruits: ['apple', fruit] } }));
  await page.getByRole('button', { name: 'Load fruits' }).click();
  await expect(page.getByRole('status', { name: 'Show what the server does not have' })).toContainText('Done:');
});

test('sent-is-received', async ({ page }) => {
  await page.goto('/mockTarget');
  await page.route('**/mock/fruits?*', (route) => route.fulfill({ json: { fruits: [] } }));
  await page.getByRole('button', { name: 'Load fruits' }).click();
  await expect(page.locator('#fruits-sent')).toHaveText('1');
  await page.getByRole('button', { name: 'Ask the server' }).click();
  await expect(page.locator('#fruits-received')).toHaveText('0');
});
