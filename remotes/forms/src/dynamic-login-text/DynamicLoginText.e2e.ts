import { expect, test } from '@playground/kit/test/browser';

test('the page shows its own message instead of the message of the browser', async ({ page }) => {
  await page.goto('/dynamicLoginText');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password').fill('secret');
  await page.keyboard.press('Enter');
  // With the browser's own validation, this text would not show.
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill('ana@example.com');
  await page.locator('main form').getByRole('button').click();
  await expect(page.getByText('Successful login! Welcome back.')).toBeVisible();
  await expect(page.getByText('Please enter')).toBeHidden();
  await expect(page).toHaveURL('/dynamicLoginText');
});
