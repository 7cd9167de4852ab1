import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Connect the Dots',
  path: '/connectTheDots',
  description:
    'Press on a dot, drag through all the others and back to the first. It is drawn on a canvas, so there are no elements to find, only coordinates.',
  icon: 'bezier2',
  tags: ['canvas', 'drag', 'pointer', 'touch'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
