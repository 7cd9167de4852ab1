import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Mouse Hover',
  path: '/mouseHover',
  description:
    'A text is there only while the pointer is over the button, or while the keyboard’s focus is on it. When both are gone, so is the text.',
  icon: 'mouse',
  tags: ['hover', 'pointer', 'focus'],
  tasks: [
    {
      id: 'hover',
      goal: 'Move the pointer over the button, so that a text is visible, and away from it, so that the text is gone again.',
      outcome: [
        { role: 'status', text: 'This text is now visible!', during: true },
        { role: 'status', text: 'This text is now visible!', hidden: true },
      ],
    },
    {
      id: 'focus',
      goal: 'Show the text with the keyboard alone: bring its focus to the button ‘Hover over me’, and leave it there.',
      outcome: [{ role: 'status', text: 'This text is now visible!' }],
    },
  ],
} satisfies Demo;
