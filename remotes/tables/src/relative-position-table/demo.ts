import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Relative Position Table',
  path: '/tableRelativePosition',
  description:
    'Two questions about numbers that only their place in the table tells apart: nine cells without a header, an id or a name, and new numbers on every load. An answer is read as a whole number; what follows its digits is ignored.',
  icon: 'grid-3x3',
  tags: ['table', 'position', 'random', 'form'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
