import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Connect the Dots',
  path: '/connectTheDots',
  description:
    'Press on a dot, drag through all the others and back to the first. The dots are drawn on a canvas, so you need coordinates instead of elements.',
  icon: 'bezier2',
  tags: ['canvas', 'drag', 'pointer', 'touch'],
  keywords: 'drawing, signature, draw a line, mouse path, path of the mouse',
  capabilities: { canvas: 'all' },
  paths: { pointer: 5 },
  tasks: [
    {
      id: 'triangle',
      goal: 'Close the shape: drag from dot 1 over dots 2 and 3, and back to dot 1. You may also draw each line by a drag of its own.',
      difficulty: 'tricky',
      hint: 'A canvas has no elements: take its box, and move the pressed mouse in steps to coordinates in it.',
      outcome: [{ role: 'status', text: 'Lines: 1-2, 2-3, 3-1. The shape is closed.' }],
    },
    {
      id: 'hexagon',
      goal: 'Press ‘Connect more dots’. Close the shape: drag from dot 1 over dots 2, 3, 4, 5 and 6, and back to dot 1. You may also draw each line by a drag of its own.',
      difficulty: 'tricky',
      hint: 'The description says nothing about places: read the coordinates of the dots from a picture of the canvas.',
      outcome: [{ role: 'status', text: 'Lines: 1-2, 2-3, 3-4, 4-5, 5-6, 6-1. The shape is closed.' }],
    },
    {
      id: 'open',
      goal: 'Draw only the line from dot 1 to dot 2 of the triangle: press on dot 1, drag to dot 2, and release there.',
      difficulty: 'tricky',
      hint: 'A drag is three calls: press, move and release, and you choose where each one happens.',
      outcome: [{ role: 'status', text: 'Lines: 1-2.' }],
    },
  ],
} satisfies Demo;
