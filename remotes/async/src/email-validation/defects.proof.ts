import { randomUUID } from 'node:crypto';
import { expect, test } from '@playground/kit/test/proof';

const newAddress = () => `me+${randomUUID()}@example.com`;

test('double-mail', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/send-email')) calls += 1;
  });
  await page.goto('/emailValidation');
  await page.getByLabel('Email address').fill(newAddress());
  await page.getByRole('button', { name: 'Send e-mail' }).dblclick();
  await expect(page.getByText('We have sent you an e-mail')).toBeVisible();
  expect(calls).toBe(1);
});

test('spaced-code', async ({ page }) => {
  await page.goto('/emailValidation');
  await page.getByLabel('Validation Code').fill('123 456');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('There is no validation code')).toBeVisible();
});

test('no-word-of-failure', async ({ page }) => {
  await page.goto('/emailValidation?fault=send-email:503');
  await page.getByLabel('Email address').fill(newAddress());
  await page.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(page.getByText('Failed to send the e-mail.')).toBeVisible();
});

test('plus-lost', async ({ page }) => {
  await page.goto('/emailValidation');
  await page.getByLabel('Email address').fill(newAddress());
  await page.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(page.getByRole('link', { name: 'Open the inbox' })).toHaveAttribute('href', /me%2B/);
});
