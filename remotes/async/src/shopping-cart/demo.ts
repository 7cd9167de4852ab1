import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Shopping Cart',
  path: '/shoppingCart',
  description:
    'A search finds three products for any word, which go into a cart with quantities and a subtotal. Prices are drawn anew on every visit: read them, or fix them with ?seed= in the address.',
  icon: 'cart',
  tags: ['search', 'list', 'select', 'calculation', 'dynamic text'],
} satisfies Demo;
