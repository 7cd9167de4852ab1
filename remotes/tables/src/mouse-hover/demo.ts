import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Mouse Hover',
  path: '/mouseHover',
  description:
    'A text shows only while the pointer is over the button or the button has the keyboard focus. By touch, a tap shows it.',
  icon: 'mouse',
  tags: ['hover', 'pointer', 'focus'],
  keywords: 'tooltip, mouseover, hover text, moveToElement, hover effect, hidden until hover',
  capabilities: { hover: ['hover'] },
  paths: { pointer: 2 },
  tasks: [
    {
      id: 'hover',
      goal: 'Show the text of the button ‘Hover over me’ with the pointer or the focus. Then hide the text again.',
      difficulty: 'basic',
      hint: 'Use the hover of your tool, and then move the pointer to another element.',
      outcome: [
        { role: 'status', text: 'This text is now visible!', during: true },
        { role: 'status', text: 'This text is now visible!', hidden: true },
      ],
    },
    {
      id: 'focus',
      goal: 'Show the text with the keyboard only: move the focus to the button ‘Hover over me’, and leave it there.',
      difficulty: 'tricky',
      hint: 'Press Tab until the button has the focus, and do not move the mouse over it.',
      keyboard: true,
      outcome: [{ role: 'status', text: 'This text is now visible!' }],
    },
  ],
} satisfies Demo;
