import type { Demo } from '@playground/kit/contract/demo';
import { findProducts, type Product, subtotal } from './products';

const CART = { role: 'list', name: 'Items in the cart' };

export default {
  title: 'Shopping Cart',
  path: '/shoppingCart',
  description:
    'Each search finds three products. Add them to a cart, choose quantities and see the subtotal. Prices are random on each visit: read them from the page, or fix them with ?seed= in the address.',
  icon: 'cart',
  tags: ['search', 'list', 'select', 'calculation', 'dynamic text'],
  keywords: 'checkout, e-commerce, basket, online shop, add to cart, price, total, product',
  paths: { network: 1 },
  tasks: [
    {
      id: 'subtotal',
      goal: 'Search for tea and add the first two products to the cart. Open the cart, and choose the quantity 3 for the second product.',
      difficulty: 'tricky',
      hint: 'Prices are random, so read them from the page, or open it with a fixed seed.',
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
      goal: 'Begin with an empty cart. Search for coffee and add all three products to the cart. Open the cart and remove the second product.',
      difficulty: 'basic',
      hint: 'Each product is a list item: find the item first, and then the button inside it.',
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
