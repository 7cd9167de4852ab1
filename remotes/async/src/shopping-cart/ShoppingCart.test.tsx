import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { findProducts, subtotal } from './products';
import ShoppingCart from './ShoppingCart';

afterEach(() => window.history.replaceState(null, '', '/'));

const BEST = 'The Best tea Ever Made';
const SECOND = 'tea #2 you NEED this one!';
const THIRD = "tea - You Won't Believe This One!";

const products = () => within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem');
const items = () => within(screen.getByRole('list', { name: 'Items in the cart' })).queryAllByRole('listitem');
const titles = (entries: HTMLElement[]) => entries.map((entry) => within(entry).getByRole('heading').textContent);
const priceIn = (entry: HTMLElement | undefined) => /\$(\d+\.\d\d)(?!\d)/.exec(entry?.textContent ?? '')?.[1] ?? '';
const shownSubtotal = () => /^Subtotal: \$(.*)$/.exec(screen.getByRole('status').textContent ?? '')?.[1];
const cartButton = (count: number) => screen.getByRole('button', { name: `Cart (${count})` });

function page() {
  render(<ShoppingCart />, { wrapper: StrictMode });
  const user = userEvent.setup();
  return {
    user,
    search: async (term: string) => {
      const field = screen.getByRole('searchbox', { name: 'What are you looking for?' });
      await user.clear(field);
      await user.type(field, `${term}{Enter}`);
    },
    add: (title: string) => user.click(screen.getByRole('button', { name: `Add to cart: ${title}` })),
    remove: (title: string) => user.click(screen.getByRole('button', { name: `Remove from cart: ${title}` })),
  };
}

test('starts with a search field, an empty cart and no products', () => {
  page();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Search' })).toBeVisible();
  expect(cartButton(0)).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('finds three products for a term, with Enter and with the button', async () => {
  const { user, search } = page();
  await search('tea');
  expect(titles(products())).toEqual([BEST, SECOND, THIRD]);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'cup');
  expect(titles(products())).toEqual([BEST, SECOND, THIRD]);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(titles(products())).toEqual([
    'The Best cup Ever Made',
    'cup #2 you NEED this one!',
    "cup - You Won't Believe This One!",
  ]);
});

test('the text of an entry keeps its words apart, here and in the cart', async () => {
  const { user, search, add } = page();
  await search('tea');
  expect(products()[0]).toHaveTextContent(/^The Best tea Ever Made \$\d+\.\d\d Add to cart$/);
  await add(BEST);
  await user.click(cartButton(1));
  expect(items()[0]).toHaveTextContent(/^The Best tea Ever Made \$\d+\.\d\d Quantity of The Best tea Ever Made 123/);
});

test('a search for nothing changes nothing', async () => {
  const { search } = page();
  await search('   ');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
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

test('the same seed gives the same prices, and another seed gives other prices', async () => {
  const pricesWith = async (seed: string) => {
    window.history.replaceState(null, '', `/shoppingCart?seed=${seed}`);
    const user = userEvent.setup();
    const shop = render(<ShoppingCart />, { wrapper: StrictMode });
    await user.type(screen.getByRole('searchbox'), 'tea{Enter}');
    const prices = products().map(priceIn);
    shop.unmount();
    return prices;
  };
  const seven = await pricesWith('7');
  expect(new Set(seven).size).toBe(3);
  expect(await pricesWith('7')).toEqual(seven);
  expect(await pricesWith('8')).not.toEqual(seven);
});

test('a product can be added once, and removed', async () => {
  const { search, add, remove } = page();
  await search('tea');
  await add(BEST);
  expect(cartButton(1)).toBeVisible();
  expect(screen.queryByRole('button', { name: `Add to cart: ${BEST}` })).not.toBeInTheDocument();
  await add(SECOND);
  expect(cartButton(2)).toBeVisible();
  await remove(BEST);
  expect(cartButton(1)).toBeVisible();
  expect(screen.getByRole('button', { name: `Add to cart: ${BEST}` })).toBeVisible();
});

test('the cart keeps its products after a new search and recognises them by their titles', async () => {
  const { search, add } = page();
  await search('tea');
  await add(BEST);
  await search('cup');
  expect(cartButton(1)).toBeVisible();
  await search('tea');
  expect(screen.queryByRole('button', { name: `Add to cart: ${BEST}` })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Remove from cart: ${BEST}` })).toBeVisible();
  expect(cartButton(1)).toBeVisible();
});

test('the cart button switches between the search and the cart', async () => {
  const { user, search, add } = page();
  await search('tea');
  await add(THIRD);
  const price = priceIn(products()[2]);
  await user.click(cartButton(1));
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(titles(items())).toEqual([THIRD]);
  expect(priceIn(items()[0])).toBe(price);
  await user.click(cartButton(1));
  expect(titles(products())).toEqual([BEST, SECOND, THIRD]);
});

test('Back to search shows the same term and products again', async () => {
  const { user, search } = page();
  await search('tea');
  await user.click(cartButton(0));
  await user.click(screen.getByRole('button', { name: 'Back to search' }));
  expect(screen.getByRole('searchbox')).toHaveValue('tea');
  expect(titles(products())).toEqual([BEST, SECOND, THIRD]);
});

test('the focus goes to the next product, to Back after the last one, and from there to the cart button', async () => {
  const { user, search, add, remove } = page();
  await search('tea');
  for (const title of [BEST, SECOND, THIRD]) await add(title);
  await user.click(cartButton(3));
  const button = (title: string) => screen.getByRole('button', { name: `Remove from cart: ${title}` });
  await remove(BEST);
  expect(button(SECOND)).toHaveFocus();
  await remove(THIRD);
  expect(button(SECOND)).toHaveFocus();
  await remove(SECOND);
  expect(screen.getByRole('button', { name: 'Back to search' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(cartButton(0)).toHaveFocus();
});

test('an empty cart says that it is empty and has the subtotal 0.00', async () => {
  const { user } = page();
  await user.click(cartButton(0));
  expect(screen.getByText('Your cart is empty.')).toBeVisible();
  expect(items()).toEqual([]);
  expect(shownSubtotal()).toBe('0.00');
});

test('quantities are 1, 2 or 3, and start at 1', async () => {
  const { user, search, add } = page();
  await search('tea');
  await add(BEST);
  await user.click(cartButton(1));
  const quantity = screen.getByRole('combobox', { name: `Quantity of ${BEST}` });
  expect(quantity).toHaveValue('1');
  expect(
    within(quantity)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '2', '3']);
});

test('the subtotal is exact after each change of a quantity and each removal', async () => {
  const { user, search, add, remove } = page();
  await search('tea');
  await add(BEST);
  await add(SECOND);
  const [best = 0, second = 0] = products().map((entry) => Number(priceIn(entry).replace('.', '')));
  await user.click(cartButton(2));
  const inCents = () => Number(shownSubtotal()?.replace('.', ''));
  expect(inCents()).toBe(best + second);
  await user.selectOptions(screen.getByRole('combobox', { name: `Quantity of ${SECOND}` }), '3');
  expect(inCents()).toBe(best + 3 * second);
  expect(cartButton(2)).toBeVisible();
  await remove(BEST);
  expect(inCents()).toBe(3 * second);
  expect(cartButton(1)).toBeVisible();
});

test('a quantity stays when you go to the search and back, but not when you remove the product', async () => {
  const { user, search, add, remove } = page();
  await search('tea');
  await add(BEST);
  const quantity = () => screen.getByRole('combobox', { name: `Quantity of ${BEST}` });
  await user.click(cartButton(1));
  await user.selectOptions(quantity(), '2');
  await user.click(cartButton(1));
  await user.click(cartButton(1));
  expect(quantity()).toHaveValue('2');
  await remove(BEST);
  await user.click(cartButton(0));
  await add(BEST);
  await user.click(cartButton(1));
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
