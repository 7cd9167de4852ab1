import { expect, test } from '@playground/kit/test/proof';
import type { Page } from '@playwright/test';

const submit = (page: Page) => page.locator('main form').getByRole('button').click();

test.beforeEach(async ({ page }) => {
  await page.goto('/dynamicLoginText');
});

test('no-plus', async ({ page }) => {
  await page.getByLabel('Email').fill('ana+shop@example.com');
  await page.getByLabel('Password').fill('secret');
  await submit(page);
  await expect(page.getByText('Successful login! Welcome back.')).toBeVisible();
});

test('error-stays', async ({ page }) => {
  await submit(page);
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Password').fill('secret');
  await submit(page);
  await expect(page.getByText('Successful login! Welcome back.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeEmpty();
});

test('password-first', async ({ page }) => {
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText('Please enter your email');
});
