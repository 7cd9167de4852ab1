import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Div Table',
  path: '/divTable',
  description:
    'It looks like a table, and screen readers read it as one, but it has no table elements: find its rows and cells by role, not by tr and td.',
  icon: 'layout-three-columns',
  tags: ['table', 'role', 'locator'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
