import { expect, test } from '@playwright/test';

test('the first call fails, the second one does not', async ({ page }) => {
  await page.goto('/emailValidation?fault=send-email:503@1');
  await page.getByLabel('Email address').fill('tester@example.com');
  await page.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(page.getByRole('alert')).toContainText('Please try again');
  await page.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(page.getByText('We have sent you an e-mail')).toBeVisible();
});

test('if a group is not available, it says so, and the others work', async ({
  page,
}) => {
  await page.goto('/counter?fault=forms:drop');
  await expect(page.getByRole('alert')).toContainText('is not available');
  await page.goto('/dynamicTable?fault=forms:drop');
  await expect(page.getByRole('table')).toBeVisible();
});

test('on the 29th of February', async ({ page }) => {
  await page.goto('/ddatePicker?now=2028-02-29');
  await expect(page.getByLabel('Select Date')).toHaveValue('02/29/2028');
});
