import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/puppeteer';

test('subtotal', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/shoppingCart?seed=1`);
  await page.locator('::-p-aria(What are you looking for?[role="searchbox"])').fill('tea');
  await page.locator('::-p-aria(Search[role="button"])').click();
  // Prices change on each visit, so read them from the page. Cents avoid rounding errors.
  await page.locator('ul[aria-label=Products]').wait();
  const prices = await page.$$eval('ul[aria-label=Products] span', (spans) => spans.map((span) => span.innerText));
  const [first = 0, second = 0] = prices.map((price) => Number(price.replace(/\D/g, '')));

  await page.locator('::-p-aria(Add to cart: The Best tea Ever Made)').click();
  await page.locator('::-p-aria(Add to cart: tea #2 you NEED this one!)').click();
  await page.locator('button::-p-text(Cart \\(2\\))').setVisibility('visible').click();
  await page.locator('#quantity-2').fill('3');
  await page.waitForSelector(`output::-p-text(Subtotal: $${((first + 3 * second) / 100).toFixed(2)})`, {
    visible: true,
  });
});

test('removed', async ({ page, baseUrl }) => {
  // A seed fixes the prices.
  await page.goto(`${baseUrl}/shoppingCart?seed=1`);
  await page.locator('::-p-aria(What are you looking for?[role="searchbox"])').fill('coffee');
  await page.locator('::-p-aria(Search[role="button"])').click();
  await page.locator('::-p-aria(Add to cart: The Best coffee Ever Made)').click();
  await page.locator('::-p-aria(Add to cart: coffee #2 you NEED this one!)').click();
  await page.locator(`::-p-aria("Add to cart: coffee - You Won't Believe This One!")`).click();
  await page.locator('button::-p-text(Cart \\(3\\))').setVisibility('visible').click();
  await page.locator('::-p-aria(Remove from cart: coffee #2 you NEED this one!)').click();

  await page.waitForSelector('output::-p-text(Subtotal: $471.01)', { visible: true });
  const titles = await page.$$eval('section[aria-label=Cart] h2', (items) => items.map((item) => item.innerText));
  assert.deepEqual(titles, ['The Best coffee Ever Made', "coffee - You Won't Believe This One!"]);
});
