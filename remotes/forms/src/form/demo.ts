import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Form',
  path: '/form',
  description: 'Example form with various input types using Bootstrap styling.',
  icon: 'ui-checks',
  tags: ['form', 'select', 'checkbox', 'radio', 'phone', 'relative locators'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
