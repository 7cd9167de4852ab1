import { expect, test } from '@playground/kit/test/browser';

test('a seed in the address fixes the prices, and the cart adds them up exactly', async ({ page }) => {
  const products = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  const search = async () => {
    await page.goto('/shoppingCart?seed=7');
    await page.getByRole('searchbox').fill('tea');
    await page.getByRole('searchbox').press('Enter');
    await expect(products).toHaveCount(3);
    return products.getByText(/^\$/).allInnerTexts();
  };
  const prices = await search();
  expect(await search()).toEqual(prices);

  await page.getByRole('button', { name: 'Add to cart: The Best tea Ever Made' }).click();
  await page.getByRole('button', { name: 'Add to cart: tea #2 you NEED this one!' }).click();
  await page.getByRole('button', { name: 'Cart (2)' }).click();
  await page.getByRole('combobox', { name: 'Quantity of tea #2 you NEED this one!' }).selectOption('3');
  const [first = 0, second = 0] = prices.map((price) => Math.round(Number(price.slice(1)) * 100));
  await expect(page.getByText(`Subtotal: $${((first + 3 * second) / 100).toFixed(2)}`)).toBeVisible();
  await page.getByRole('button', { name: 'Back to search' }).click();
  await expect(products).toHaveCount(3);
});
