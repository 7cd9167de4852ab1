import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Connect the Dots',
  path: '/connectTheDots',
  description:
    'Press on a dot, drag through all the others and back to the first. The dots are drawn on a canvas, so you need coordinates instead of elements.',
  icon: 'bezier2',
  tags: ['canvas', 'drag', 'pointer', 'touch'],
  tasks: [
    {
      id: 'triangle',
      goal: 'Close the shape in one drag: from dot 1 over dots 2 and 3, and back to dot 1.',
      outcome: [{ role: 'status', text: 'Lines: 1-2, 2-3, 3-1. The shape is closed.' }],
    },
    {
      id: 'hexagon',
      goal: 'Switch to more dots. Close the shape in one drag: from dot 1 over dots 2, 3, 4, 5 and 6, and back to dot 1.',
      outcome: [{ role: 'status', text: 'Lines: 1-2, 2-3, 3-4, 4-5, 5-6, 6-1. The shape is closed.' }],
    },
    {
      id: 'open',
      goal: 'Press on dot 1 of the triangle, drag over dot 2 and release between dots 2 and 3. One line stays, and the shape is open.',
      outcome: [{ role: 'status', text: 'Lines: 1-2.' }],
    },
  ],
} satisfies Demo;
