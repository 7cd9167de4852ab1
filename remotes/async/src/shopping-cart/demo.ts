import type { Demo } from '@playground/kit/contract/demo';
import { findProducts, type Product, subtotal } from './products';

const CART = { role: 'list', name: 'Items in the cart' };

export default {
  title: 'Shopping Cart',
  path: '/shoppingCart',
  description:
    'A search finds three products for any word. They can be put into a cart with quantities and a subtotal. Prices are random on every visit: read them from the page, or fix them with ?seed= in the address.',
  icon: 'cart',
  tags: ['search', 'list', 'select', 'calculation', 'dynamic text'],
  tasks: [
    {
      id: 'subtotal',
      goal: 'Search for tea, add the first two products to the cart, open it and choose the quantity 3 for the second, so that the subtotal is their sum.',
      outcome: (seed) => {
        const [first, second] = findProducts('tea', seed) as [Product, Product];
        return [
          { role: 'heading', within: CART, texts: [first.title, second.title] },
          { role: 'combobox', name: `Quantity of ${first.title}`, value: '1' },
          { role: 'combobox', name: `Quantity of ${second.title}`, value: '3' },
          { role: 'status', text: `Subtotal: $${subtotal([first, { ...second, quantity: 3 }])}` },
        ];
      },
    },
    {
      id: 'removed',
      goal: 'Search for coffee, add all three products to the cart, open it and remove the second from it.',
      outcome: (seed) => {
        const [first, , third] = findProducts('coffee', seed) as [Product, Product, Product];
        return [
          { role: 'button', name: 'Cart (2)' },
          { role: 'heading', within: CART, texts: [first.title, third.title] },
          { role: 'status', text: `Subtotal: $${subtotal([first, third])}` },
        ];
      },
    },
  ],
} satisfies Demo;
