import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { findProducts, subtotal } from './products';
import ShoppingCart from './ShoppingCart';

const BEST = 'The Best tea Ever Made';
const SECOND = 'tea #2 you NEED this one!';
const THIRD = "tea - You Won't Believe This One!";

const products = () => within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem');
const items = () => within(screen.getByRole('list', { name: 'Items in the cart' })).queryAllByRole('listitem');
const titles = (entries: HTMLElement[]) => entries.map((entry) => within(entry).getByRole('heading').textContent);
const priceIn = (entry: HTMLElement | undefined) => /\$(\d+\.\d\d)(?!\d)/.exec(entry?.textContent ?? '')?.[1] ?? '';
const cartButton = (count: number) => screen.getByRole('button', { name: `Cart (${count})` });

const draw = () => render(<ShoppingCart />, { wrapper: StrictMode });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const add = (title: string) => click(`Add to cart: ${title}`);
const remove = (title: string) => click(`Remove from cart: ${title}`);
function search(term: string) {
  const field = screen.getByRole('searchbox', { name: 'What are you looking for?' });
  fireEvent.change(field, { target: { value: term } });
  click('Search');
}
const quantity = () => screen.getByRole<HTMLSelectElement>('combobox', { name: `Quantity of ${BEST}` });

test('starts with a search field, an empty cart and no products, and a search for nothing changes nothing', () => {
  draw();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(cartButton(0)).toBeVisible();
  search('   ');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('finds three products for a term, with Enter and with the button', async () => {
  draw();
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox'), 'tea{Enter}');
  expect(titles(products())).toEqual([BEST, SECOND, THIRD]);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'cup');
  expect(titles(products())).toEqual([BEST, SECOND, THIRD]);
  click('Search');
  expect(titles(products())).toEqual([
    'The Best cup Ever Made',
    'cup #2 you NEED this one!',
    "cup - You Won't Believe This One!",
  ]);
});

test('the text of an entry keeps its words apart, here and in the cart', () => {
  draw();
  search('tea');
  expect(products()[0]).toHaveTextContent(/^The Best tea Ever Made \$\d+\.\d\d Add to cart$/);
  add(BEST);
  click('Cart (1)');
  expect(items()[0]).toHaveTextContent(/^The Best tea Ever Made \$\d+\.\d\d Quantity of The Best tea Ever Made 123/);
});

test('prices have two decimals and are between 10.00 and 999.99', () => {
  const prices = Array.from({ length: 3000 }, (_, seed) => findProducts('tea', String(seed)))
    .flat()
    .map(({ value }) => value);
  for (const price of prices) expect(price).toMatch(/^[1-9]\d{1,2}\.\d\d$/);
  const numbers = prices.map(Number).sort((a, b) => a - b);
  expect(numbers[0]).toBeLessThan(12);
  expect(numbers.at(-1)).toBeGreaterThan(998);
});

test('the same seed gives the same prices, and another seed gives other prices', () => {
  const seven = findProducts('tea', '7');
  expect(new Set(seven.map(({ value }) => value)).size).toBe(3);
  expect(findProducts('tea', '7')).toEqual(seven);
  expect(findProducts('tea', '8')).not.toEqual(seven);
});

test('the cart keeps its products after a new search and recognises them by their titles', () => {
  draw();
  search('tea');
  add(BEST);
  search('cup');
  expect(cartButton(1)).toBeVisible();
  search('tea');
  expect(screen.queryByRole('button', { name: `Add to cart: ${BEST}` })).not.toBeInTheDocument();
  remove(BEST);
  expect(cartButton(0)).toBeVisible();
  expect(screen.getByRole('button', { name: `Add to cart: ${BEST}` })).toBeVisible();
});

test('the cart button switches between the search and the cart, and Back to search shows the same again', () => {
  draw();
  search('tea');
  add(THIRD);
  const price = priceIn(products()[2]);
  click('Cart (1)');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(titles(items())).toEqual([THIRD]);
  expect(priceIn(items()[0])).toBe(price);
  click('Cart (1)');
  expect(titles(products())).toEqual([BEST, SECOND, THIRD]);
  click('Cart (1)');
  click('Back to search');
  expect(screen.getByRole('searchbox')).toHaveValue('tea');
  expect(titles(products())).toEqual([BEST, SECOND, THIRD]);
});

test('the focus goes to the next product, to Back after the last one, and from there to the cart button', () => {
  draw();
  search('tea');
  for (const title of [BEST, SECOND, THIRD]) add(title);
  click('Cart (3)');
  const button = (title: string) => screen.getByRole('button', { name: `Remove from cart: ${title}` });
  const press = (pressed: HTMLElement) => {
    pressed.focus();
    fireEvent.click(pressed);
  };
  press(button(BEST));
  expect(button(SECOND)).toHaveFocus();
  press(button(THIRD));
  expect(button(SECOND)).toHaveFocus();
  press(button(SECOND));
  const back = screen.getByRole('button', { name: 'Back to search' });
  expect(back).toHaveFocus();
  press(back);
  expect(cartButton(0)).toHaveFocus();
});

test('an empty cart says that it is empty and has the subtotal 0.00', () => {
  draw();
  click('Cart (0)');
  expect(screen.getByText('Your cart is empty.')).toBeVisible();
  expect(items()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(/^Subtotal: \$0\.00$/);
});

test('quantities are 1, 2 or 3, start at 1, and stay until the product is removed', () => {
  draw();
  search('tea');
  add(BEST);
  click('Cart (1)');
  expect(quantity()).toHaveValue('1');
  expect([...quantity().options].map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
  fireEvent.change(quantity(), { target: { value: '2' } });
  click('Cart (1)');
  click('Cart (1)');
  expect(quantity()).toHaveValue('2');
  remove(BEST);
  click('Cart (0)');
  add(BEST);
  click('Cart (1)');
  expect(quantity()).toHaveValue('1');
});

test.each([
  [['0.10', '0.20'], [1, 1], '0.30'],
  [['19.99'], [3], '59.97'],
  [['10.05', '33.33', '999.99'], [3, 3, 3], '3130.11'],
  [['10.00'], [1], '10.00'],
  [[], [], '0.00'],
])('%j with the quantities %j add up to %s', (values, quantities, sum) => {
  const cart = values.map((value, index) => ({ title: String(index), value, quantity: quantities[index] ?? 0 }));
  expect(subtotal(cart)).toBe(sum);
});
