import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Checkbox',
  path: '/checkbox',
  description: 'Two groups of checkboxes. Each box is independent of the others.',
  icon: 'check2-square',
  tags: ['checkbox', 'state'],
  keywords: 'tick, toggle, check, uncheck, check box',
  paths: { 'first-steps': 3 },
  tasks: [
    {
      id: 'one-of-each',
      goal: 'Check ‘Second’ and ‘1’, and leave ‘First’ and ‘2’ unchecked.',
      difficulty: 'basic',
      hint: 'Find each box by its label, and use the method that sets a state instead of a click.',
      outcome: [
        { role: 'checkbox', name: 'First', checked: false },
        { role: 'checkbox', name: 'Second', checked: true },
        { role: 'checkbox', name: '1', checked: true },
        { role: 'checkbox', name: '2', checked: false },
      ],
    },
  ],
} satisfies Demo;
