import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Right Click',
  path: '/rightClick',
  description:
    'The button answers to a context click only: the right button, a long press, or the menu key. The browser’s own menu does not open.',
  icon: 'mouse2',
  tags: ['context menu', 'mouse', 'touch', 'keyboard'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
