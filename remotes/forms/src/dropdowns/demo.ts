import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Dropdowns',
  path: '/dropdowns',
  description:
    'Five controls to choose from a list, and a panel that shows each choice. The first two look like selects but are buttons with menus. In the split dropdown, only the arrow opens the menu.',
  icon: 'menu-button-wide',
  tags: ['dropdown', 'select', 'multi-select', 'keyboard'],
  keywords:
    'list box, multiple select, select option, selectOption, combobox, select by visible text, native select, option, bootstrap dropdown, menu',
  capabilities: { selects: 'all' },
  paths: { forms: 2, 'first-steps': 10 },
  tasks: [
    {
      id: 'menus',
      goal: 'Choose ‘Another action’ from the menu of ‘Dropdown button’, and ‘Something else here’ from the menu of ‘Split dropdown button’.',
      difficulty: 'tricky',
      hint: 'These two are buttons with menus, so the method for select elements does not work.',
      outcome: [{ role: 'definition', texts: ['Another action', 'Something else here', 'None', 'None', 'None'] }],
    },
    {
      id: 'lists',
      goal: 'Begin with no selections. Choose ‘Two’ in ‘Simple select’, ‘One’ in ‘Single-list select’, and both ‘One’ and ‘Three’ in ‘Multiple-list select’.',
      difficulty: 'basic',
      hint: 'Use the method of your tool for select elements, and give the last one two choices in one call.',
      outcome: [{ role: 'definition', texts: ['None', 'None', 'Two', 'One', 'One, Three'] }],
    },
  ],
} satisfies Demo;
