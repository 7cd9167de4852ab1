import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Mouse Hover',
  path: '/mouseHover',
  description:
    'A text is there only while the pointer is over the button, or while the keyboard’s focus is on it. When both are gone, so is the text.',
  icon: 'mouse',
  tags: ['hover', 'pointer', 'focus'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
