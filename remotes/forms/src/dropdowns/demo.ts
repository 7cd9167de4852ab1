import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Dropdowns',
  path: '/dropdowns',
  description:
    'Five controls to choose from a list, and a panel with what is chosen in each. The first two look like selects and are not; in the split one only the arrow opens the menu.',
  icon: 'menu-button-wide',
  tags: ['dropdown', 'select', 'multi-select', 'keyboard'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
