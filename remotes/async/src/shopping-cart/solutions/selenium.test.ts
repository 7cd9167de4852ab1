import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { By, Key, until } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';

test('subtotal', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/shoppingCart?seed=1`);
  await driver.findElement(By.id('term')).sendKeys('tea', Key.ENTER);
  // Prices change on each visit, so read them from the page. Cents avoid rounding errors.
  const products = await driver.findElements(By.css('ul[aria-label=Products] span'));
  const prices = await Promise.all(products.map((price) => price.getText()));
  const [first = 0, second = 0] = prices.map((price) => Number(price.replace(/\D/g, '')));

  await driver.findElement(By.css('[aria-label="Add to cart: The Best tea Ever Made"]')).click();
  await driver.findElement(By.css('[aria-label="Add to cart: tea #2 you NEED this one!"]')).click();
  await driver.findElement(By.xpath("//button[.='Cart (2)']")).click();
  await new Select(await driver.findElement(By.id('quantity-2'))).selectByVisibleText('3');
  const subtotal = await driver.findElement(By.css('section[aria-label=Cart] output'));
  await driver.wait(until.elementTextIs(subtotal, `Subtotal: $${((first + 3 * second) / 100).toFixed(2)}`), 5000);
});

test('removed', async ({ driver, baseUrl }) => {
  // A seed fixes the prices.
  await driver.get(`${baseUrl}/shoppingCart?seed=1`);
  await driver.findElement(By.id('term')).sendKeys('coffee', Key.ENTER);
  for (const button of await driver.findElements(By.css('[aria-label^="Add to cart"]'))) await button.click();
  await driver.findElement(By.xpath("//button[.='Cart (3)']")).click();
  await driver.findElement(By.css('[aria-label="Remove from cart: coffee #2 you NEED this one!"]')).click();

  await driver.findElement(By.xpath("//button[.='Cart (2)']"));
  const items = await driver.findElements(By.css('section[aria-label=Cart] h2'));
  const titles = await Promise.all(items.map((item) => item.getText()));
  assert.deepEqual(titles, ['The Best coffee Ever Made', "coffee - You Won't Believe This One!"]);
  const subtotal = await driver.findElement(By.css('section[aria-label=Cart] output'));
  assert.equal(await subtotal.getText(), 'Subtotal: $471.01');
});
