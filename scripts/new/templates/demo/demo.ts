import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Press Counter',
  path: '/pressCounter',
  description: 'A button tells how often it was pressed.',
  icon: 'puzzle',
  tags: ['click'],
  beyond: true,
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
