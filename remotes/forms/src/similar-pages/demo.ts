import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Similar Pages',
  path: '/similarPages',
  description:
    'A search for authors, which finds a book by any author. The second version works the same. Its result comes first, its button comes before the field, and ids, names and texts differ. A test for both pages must not depend on these.',
  icon: 'files',
  tags: ['page object', 'locators', 'text input'],
  pages: [
    {
      title: 'Similar Pages, second version',
      path: '/similarPages/secondVersion',
      description:
        'The same search for authors as in the first version. Different on purpose: the result comes first, the button comes before the field, and ids, names, texts and layout differ.',
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
      goal: 'Find a book by Clarice Lispector on the second version of the page.',
      path: '/similarPages/secondVersion',
      outcome: [{ role: 'status', text: 'A book by Clarice Lispector was found!' }],
    },
  ],
} satisfies Demo;
