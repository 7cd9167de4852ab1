import type { Demo } from '@playground/kit/contract/demo';

const inOrder = (...numbers: number[]) => numbers.map((number) => `Task ${number}`);

export default {
  title: 'Drag Item',
  path: '/dragItem',
  description:
    'Drag the seven tasks into order, from Task 1 to Task 7, by mouse, by touch or by keyboard. The list uses pointer events, as most libraries do, not HTML drag events.',
  icon: 'grip-vertical',
  tags: ['drag', 'touch', 'keyboard', 'pointer'],
  keywords:
    'drag and drop, sortable list, reorder, drag and drop list, sort a list, dragTo, dragAndDrop, touch drag, kanban',
  capabilities: { 'pointer-drag': 'all' },
  paths: { pointer: 4 },
  tasks: [
    {
      id: 'sort',
      goal: 'Drag the seven tasks into order, from ‘Task 1’ to ‘Task 7’.',
      difficulty: 'tricky',
      hint: 'The list listens to pointer events: press, move in several steps, and release over the other item.',
      outcome: [
        { role: 'status', text: 'Correct' },
        { role: 'listitem', within: { role: 'list', name: 'Tasks' }, texts: inOrder(1, 2, 3, 4, 5, 6, 7) },
      ],
    },
    {
      id: 'last-to-the-top',
      goal: 'Move ‘Task 7’ to the top of the list with the keyboard. Keep the order of the other tasks.',
      difficulty: 'tricky',
      hint: 'Focus the item: its description for screen readers says which keys pick it up, move it and drop it.',
      keyboard: true,
      outcome: [
        { role: 'alert', text: 'Incorrect' },
        { role: 'listitem', within: { role: 'list', name: 'Tasks' }, texts: inOrder(7, 5, 1, 3, 2, 4, 6) },
      ],
    },
  ],
} satisfies Demo;
