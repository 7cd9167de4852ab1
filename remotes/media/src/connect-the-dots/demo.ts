import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Connect the Dots',
  path: '/connectTheDots',
  description:
    'Press on a dot, drag through all the others and back to the first. It is drawn on a canvas, so there are no elements to find, only coordinates.',
  icon: 'bezier2',
  tags: ['canvas', 'drag', 'pointer', 'touch'],
  tasks: [
    {
      id: 'triangle',
      goal: 'In one drag from dot 1 over 2 and 3 back to 1, close the shape.',
      outcome: [{ role: 'status', text: 'Lines: 1-2, 2-3, 3-1. The shape is closed.' }],
    },
    {
      id: 'hexagon',
      goal: 'Switch to more dots, and in one drag from dot 1 over 2, 3, 4, 5 and 6 back to 1 close the shape.',
      outcome: [{ role: 'status', text: 'Lines: 1-2, 2-3, 3-4, 4-5, 5-6, 6-1. The shape is closed.' }],
    },
    {
      id: 'open',
      goal: 'Press on dot 1 of the triangle, drag to 2 and release between 2 and 3: one line stays, and the shape is open.',
      outcome: [{ role: 'status', text: 'Lines: 1-2.' }],
    },
  ],
} satisfies Demo;
