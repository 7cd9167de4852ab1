import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Checkbox',
  path: '/checkbox',
  description: 'Two groups of checkboxes. Each box is on or off by itself, whatever the others are.',
  icon: 'check2-square',
  tags: ['checkbox', 'state'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
