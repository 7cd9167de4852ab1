import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('login', async ({ page }) => {
  await page.goto('/dynamicLoginText');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Password').fill('secret');
  await page.locator('main form').getByRole('button').click();
  await expect(page.getByText('Successful login! Welcome back.')).toBeVisible();
});

test('invalid-address', async ({ page }) => {
  await page.goto('/dynamicLoginText');
  await page.getByLabel('Email').fill('ana@example');
  await page.getByLabel('Password').fill('secret');
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address');
});
