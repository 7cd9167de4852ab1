import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Wait for the Image',
  path: '/waitImage',
  description: 'An image appears after a countdown of five seconds. Until then it is not on the page at all.',
  icon: 'image',
  tags: ['wait', 'timer', 'image'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
