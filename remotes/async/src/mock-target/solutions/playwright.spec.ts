import { setTimeout } from 'node:timers/promises';
import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('fruits', async ({ page }) => {
  await page.goto('/mockTarget');
  const fruit = await page.locator('#wanted-fruit').innerText();
  await page.route('**/mock/fruits?*', (route) => route.fulfill({ json: { fruits: [fruit] } }));
  await page.getByRole('button', { name: 'Load fruits' }).click();
  await expect(page.getByRole('status', { name: 'Show what the server does not have' })).toContainText('Done:');
});

test('success', async ({ page }) => {
  await page.goto('/mockTarget');
  const price = Number(await page.locator('#wanted-price').innerText());
  await page.route('**/mock/price?*', (route) => route.fulfill({ json: { price } }));
  await page.getByRole('button', { name: 'Load price' }).click();
  await expect(page.getByRole('status', { name: 'Turn the error into a success' })).toContainText('Done:');
});

test('sent', async ({ page }) => {
  await page.goto('/mockTarget');
  const amount = Number(await page.locator('#wanted-amount').innerText());
  await page.route('**/mock/order?*', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), amount } }),
  );
  await page.getByRole('button', { name: 'Send order' }).click();
  await expect(page.getByRole('status', { name: 'Change what is sent' })).toContainText('Done:');
});

test('slow', async ({ page }) => {
  await page.goto('/mockTarget');
  await page.route('**/mock/fruits?*', async (route) => {
    await setTimeout(3_100);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Load slowly' }).click();
  await expect(page.getByRole('status', { name: 'Make it slow' })).toContainText('Done:');
});
