import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Div Table',
  path: '/divTable',
  description:
    'It looks like a table, and screen readers read it as one, but it has no table elements: find its rows and cells by role, not by tr and td.',
  icon: 'layout-three-columns',
  tags: ['table', 'role', 'locator'],
  tasks: [
    { id: 'cell', goal: 'Say what stands below head3 in the row that begins with jkl.', outcome: [{ answer: 'pqr' }] },
    {
      id: 'column',
      goal: 'Say what stands below head2 in each row, from the top to the bottom, separated by a comma and a space.',
      outcome: [{ answer: 'def, mno, vwx' }],
    },
  ],
} satisfies Demo;
