import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('dead', async ({ page }) => {
  await page.goto('/hydration');
  await page.getByRole('button', { name: 'Load guests' }).click();
  await expect(page.locator('#guests-life')).toHaveText('This part is alive.');
  await page.getByLabel('Guest').fill(await page.locator('#guest-to-add').innerText());
  await page.getByRole('button', { name: 'Add guest' }).click();
  await expect(page.getByRole('status', { name: 'Dead at first' })).toContainText('Done:');
});

test('right', async ({ page }) => {
  await page.goto('/hydration');
  await page.getByRole('button', { name: 'Load tea' }).click();
  await page.getByRole('button', { name: 'Order tea' }).click(); // is kept until the part is alive
  await expect(page.getByRole('status', { name: 'Done right' })).toContainText('Done:');
});

test('typed', async ({ page }) => {
  await page.goto('/hydration');
  await page.getByRole('button', { name: 'Load message' }).click();
  await expect(page.locator('#message-life')).toHaveText('This part is alive.');
  await page.getByLabel('Message').fill(await page.locator('#word-to-send').innerText());
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status', { name: 'Typed too early' })).toContainText('Done:');
});

test('swapped', async ({ page }) => {
  await page.goto('/hydration');
  await page.getByRole('button', { name: 'Load payment' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click(); // makes a new button
  await expect(page.locator('#payment-life')).toHaveText('This part is alive.');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Swapped while pressed' })).toContainText('Done:');
});
