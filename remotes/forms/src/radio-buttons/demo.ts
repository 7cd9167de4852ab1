import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Radio Buttons',
  path: '/radioButtons',
  description:
    'Choose how to pay. Next locks the choice, Cancel unlocks it again; each button is enabled only when it can do something.',
  icon: 'ui-radios',
  tags: ['radio', 'disabled', 'state'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
