import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Video Playback',
  path: '/video',
  description:
    'A ten-second clip that starts over when it ends. In every second the picture, the voice and the caption give the number of that second, so that a test can tell where the clip really is.',
  icon: 'film',
  tags: ['video', 'media', 'playback'],
  tasks: [
    {
      id: 'caption',
      goal: 'Go to the middle of the clip’s eighth second, 7.5 seconds, and tell the caption that it has there.',
      outcome: [{ answer: 'Seven' }],
    },
    {
      id: 'loop',
      goal: 'Play the clip past its end, and tell the caption with which it starts over.',
      outcome: [{ answer: 'Zero' }],
    },
  ],
} satisfies Demo;
