import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Similar Pages',
  path: '/similarPages',
  description:
    'A search for authors, which finds a book by any author. The second version works the same. Its result comes first, its button comes before the field, and ids, names and texts differ. A test for both pages must not depend on these.',
  icon: 'files',
  tags: ['page object', 'locator', 'text input'],
  keywords: 'page object model, A/B test, redesign, two versions, robust locators, POM',
  paths: { locators: 4 },
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
      difficulty: 'basic',
      hint: 'Find the field and the button by their roles, because ids and names differ on the other page.',
      outcome: [{ role: 'status', text: 'A book by Clarice Lispector was found!' }],
    },
    {
      id: 'second',
      goal: 'Find a book by Clarice Lispector on the second version of the page.',
      difficulty: 'basic',
      hint: 'The locators that worked on the first version may not: ask for roles and not for texts.',
      path: '/similarPages/secondVersion',
      outcome: [{ role: 'status', text: 'A book by Clarice Lispector was found!' }],
    },
  ],
} satisfies Demo;
