import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Video Playback',
  path: '/video',
  description:
    'A ten-second clip that starts over when it ends. Each second shows, speaks and captions its own number, so that a test can tell where the clip really is.',
  icon: 'film',
  tags: ['video', 'media', 'playback'],
} satisfies Demo;
