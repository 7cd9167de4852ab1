import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Video Playback',
  path: '/video',
  description:
    'A ten-second clip that starts over when it ends. In every second the picture, the voice and the caption give the number of that second, so that a test can tell where the clip really is.',
  icon: 'film',
  tags: ['video', 'media', 'playback'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
