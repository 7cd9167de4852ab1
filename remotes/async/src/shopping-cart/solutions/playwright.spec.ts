import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('subtotal', async ({ page }) => {
  await page.goto('/shoppingCart?seed=1');
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('tea');
  await page.getByRole('button', { name: 'Search' }).click();
  // Prices change on each visit, so read them from the page. Cents avoid rounding errors.
  const prices = page.getByRole('list', { name: 'Products' }).getByText(/^\$/);
  await expect(prices).toHaveCount(3);
  const [first = 0, second = 0] = (await prices.allTextContents()).map((price) => Number(price.replace(/\D/g, '')));

  await page.getByRole('button', { name: 'Add to cart: The Best tea Ever Made' }).click();
  await page.getByRole('button', { name: 'Add to cart: tea #2 you NEED this one!' }).click();
  await page.getByRole('button', { name: 'Cart (2)' }).click();
  await page.getByRole('combobox', { name: 'Quantity of tea #2 you NEED this one!' }).selectOption('3');
  await expect(page.getByText('Subtotal:')).toHaveText(`Subtotal: $${((first + 3 * second) / 100).toFixed(2)}`);
});

test('removed', async ({ page }) => {
  // A seed fixes the prices.
  await page.goto('/shoppingCart?seed=1');
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('coffee');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'Add to cart: The Best coffee Ever Made' }).click();
  await page.getByRole('button', { name: 'Add to cart: coffee #2 you NEED this one!' }).click();
  await page.getByRole('button', { name: "Add to cart: coffee - You Won't Believe This One!" }).click();
  await page.getByRole('button', { name: 'Cart (3)' }).click();
  await page.getByRole('button', { name: 'Remove from cart: coffee #2 you NEED this one!' }).click();

  await expect(page.getByRole('button', { name: 'Cart (2)' })).toBeVisible();
  const items = page.getByRole('list', { name: 'Items in the cart' });
  await expect(items.getByRole('heading')).toHaveText([
    'The Best coffee Ever Made',
    "coffee - You Won't Believe This One!",
  ]);
  await expect(page.getByText('Subtotal:')).toHaveText('Subtotal: $471.01');
});
