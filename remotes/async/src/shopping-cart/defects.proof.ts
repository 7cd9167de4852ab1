import { expect, test } from '@playground/kit/test/proof';
import type { Page } from '@playwright/test';

const TITLES = ['The Best tea Ever Made', 'tea #2 you NEED this one!', "tea - You Won't Believe This One!"] as const;
const products = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('listitem');

test.beforeEach(async ({ page }) => {
  await page.goto('/shoppingCart?seed=1');
});

async function search(page: Page, term: string) {
  await page.getByRole('searchbox').fill(term);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

test('trailing-zero', async ({ page }) => {
  await search(page, 'tea');
  for (const title of [TITLES[0], TITLES[2]]) await page.getByRole('button', { name: `Add to cart: ${title}` }).click();
  await page.getByRole('button', { name: 'Cart (2)' }).click();
  await expect(page.getByText('Subtotal:')).toHaveText('Subtotal: $473.40');
});

test('last-removed', async ({ page }) => {
  await search(page, 'tea');
  for (const title of TITLES) await page.getByRole('button', { name: `Add to cart: ${title}` }).click();
  await page.getByRole('button', { name: 'Cart (3)' }).click();
  await page.getByRole('button', { name: `Remove from cart: ${TITLES[0]}` }).click();
  await expect(page.getByRole('list').getByRole('heading')).toHaveText([TITLES[1], TITLES[2]]);
});

test('results-lost', async ({ page }) => {
  await search(page, 'tea');
  await page.getByRole('button', { name: 'Cart (0)' }).click();
  await page.getByRole('button', { name: 'Back to search' }).click();
  await expect(products(page)).toHaveCount(3);
});

test('dead-enter', async ({ page }) => {
  await page.getByRole('searchbox').fill('tea');
  await page.getByRole('searchbox').press('Enter');
  await expect(products(page)).toHaveCount(3);
});

test('blank-search', async ({ page }) => {
  await search(page, '   ');
  await expect(products(page)).toHaveCount(0);
});
