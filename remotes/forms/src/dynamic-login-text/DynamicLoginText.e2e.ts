import { expect, test } from '@playground/kit/test/browser';

test('the page says itself what is wrong, and the browser keeps its bubble', async ({ page }) => {
  await page.goto('/dynamicLoginText');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password').fill('secret');
  await page.keyboard.press('Enter');
  // With the browser's own check the submit would have ended in a bubble, and this text would not be there.
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill('ana@example.com');
  await page.locator('main form').getByRole('button').click();
  await expect(page.getByText('Successful login! Welcome back.')).toBeVisible();
  await expect(page.getByText('Please enter')).toBeHidden();
  await expect(page).toHaveURL('/dynamicLoginText');
});
