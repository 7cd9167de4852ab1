import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Mouse Hover',
  path: '/mouseHover',
  description:
    'A text is there only while the pointer is over the button, or while the keyboard’s focus is on it. A moment later there is nothing left to look at.',
  icon: 'mouse',
  tags: ['hover', 'pointer', 'focus'],
} satisfies Demo;
