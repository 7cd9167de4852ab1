import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Date Picker',
  path: '/ddatePicker',
  description: 'Choose a date in the date picker to see the value in the field change.',
  icon: 'calendar-date',
  tags: ['date', 'calendar', 'text input', 'keyboard'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
