import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('subtotal', async ({ browser, $, $$ }) => {
  await browser.url('/shoppingCart?seed=1');
  await $('aria/What are you looking for?').setValue('tea');
  await $('button=Search').click();
  // Prices change on each visit, so read them from the page. Cents avoid rounding errors.
  const products = $$('ul[aria-label=Products] span');
  await expect(products).toBeElementsArrayOfSize(3);
  const prices = await products.map((price) => price.getText());
  const [first = 0, second = 0] = prices.map((price) => Number(price.replace(/\D/g, '')));

  await $('aria/Add to cart: The Best tea Ever Made').click();
  await $('aria/Add to cart: tea #2 you NEED this one!').click();
  await $('button=Cart (2)').click();
  await $('#quantity-2').selectByVisibleText('3');
  const subtotal = $('section[aria-label=Cart] output');
  await expect(subtotal).toHaveText(`Subtotal: $${((first + 3 * second) / 100).toFixed(2)}`);
});

test('removed', async ({ browser, $, $$ }) => {
  // A seed fixes the prices.
  await browser.url('/shoppingCart?seed=1');
  await $('aria/What are you looking for?').setValue('coffee');
  await $('button=Search').click();
  await $('aria/Add to cart: The Best coffee Ever Made').click();
  await $('aria/Add to cart: coffee #2 you NEED this one!').click();
  await $("aria/Add to cart: coffee - You Won't Believe This One!").click();
  await $('button=Cart (3)').click();
  await $('aria/Remove from cart: coffee #2 you NEED this one!').click();

  await expect($('button=Cart (2)')).toBeDisplayed();
  const titles = await $$('section[aria-label=Cart] h2').map((item) => item.getText());
  expect(titles).toEqual(['The Best coffee Ever Made', "coffee - You Won't Believe This One!"]);
  await expect($('section[aria-label=Cart] output')).toHaveText('Subtotal: $471.01');
});
