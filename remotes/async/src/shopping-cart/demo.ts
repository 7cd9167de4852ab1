import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Shopping Cart',
  path: '/shoppingCart',
  description:
    'A search finds three products for any word. They can be put into a cart with quantities and a subtotal. Prices are random on every visit: read them from the page, or fix them with ?seed= in the address.',
  icon: 'cart',
  tags: ['search', 'list', 'select', 'calculation', 'dynamic text'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
