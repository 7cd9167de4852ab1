import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Div Table',
  path: '/divTable',
  description:
    'This table has no table elements, but its divs have the roles of a table. Find its rows and cells by role, not by tr and td.',
  icon: 'layout-three-columns',
  tags: ['table', 'role', 'locator'],
  keywords: 'ARIA table, grid, xpath, aria, ARIA roles, getByRole, a11y',
  paths: { locators: 1 },
  tasks: [
    {
      id: 'cell',
      goal: 'Find the row that begins with ‘jkl’, and read its word below ‘head3’. Type this word into the panel.',
      difficulty: 'basic',
      hint: 'The table has roles: take the row with that text, and then its third cell.',
      outcome: [{ answer: 'pqr' }],
    },
    {
      id: 'column',
      goal: 'Type what is below ‘head2’ in each row into the panel, from top to bottom. Separate the words by a comma and a space.',
      difficulty: 'basic',
      hint: 'Take all rows, and from each one the second cell: the headings are a row too.',
      outcome: [{ answer: 'def, mno, vwx' }],
    },
  ],
} satisfies Demo;
