import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Delete Elements',
  path: '/deleteElements',
  description:
    'Add an element with Enter, delete one with the close button beside it. Two elements may have the same name; deleting one leaves the other.',
  icon: 'trash',
  tags: ['list', 'keyboard', 'alert'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
