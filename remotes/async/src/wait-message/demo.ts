import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Wait for the Message',
  path: '/waitMessage',
  description: 'A message appears after a countdown of five seconds, and not before: wait for it, do not sleep.',
  icon: 'hourglass-split',
  tags: ['wait', 'timer'],
  // For a frame in Cross-origin Frames, which needs a message from a third origin.
  pages: [{ title: 'A stranger', path: '/waitMessage/stranger', component: 'Stranger', frame: 'bare' }],
} satisfies Demo;
