import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Drag Item',
  path: '/dragItem',
  description:
    'Drag the seven tasks into order, from Task 1 to Task 7, by mouse, by touch or by keyboard. The list reacts to pointer events, as most libraries do, and not to HTML drag events.',
  icon: 'grip-vertical',
  tags: ['drag', 'touch', 'keyboard', 'pointer'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
