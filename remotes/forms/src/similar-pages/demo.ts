import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Similar Pages',
  path: '/similarPages',
  description:
    'An author search that finds a book by anyone. Its second version does the same with the result first, the button before the field and other ids, names and texts: one test for both pages must not depend on any of these.',
  icon: 'files',
  tags: ['page object', 'locators', 'text input'],
  pages: [
    {
      title: 'Similar Pages, second version',
      path: '/similarPages/secondVersion',
      description:
        'The same author search as in the first version. Different on purpose: the result comes first, the button stands before the field, and ids, names, texts and layout are different.',
      component: 'SecondVersion',
      frame: 'full',
    },
  ],
  tasks: [
    {
      id: 'first',
      goal: 'Find a book by Clarice Lispector.',
      outcome: [{ role: 'status', text: 'A book by Clarice Lispector was found!' }],
    },
    {
      id: 'second',
      goal: 'Find a book by Clarice Lispector, on the second version of the page.',
      path: '/similarPages/secondVersion',
      outcome: [{ role: 'status', text: 'A book by Clarice Lispector was found!' }],
    },
  ],
} satisfies Demo;
