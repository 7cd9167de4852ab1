import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Video Playback',
  path: '/video',
  description:
    'A ten-second clip that starts over when it ends. In each second, the picture, the voice and the caption give the number of that second. With it, your test can check where the clip is.',
  icon: 'film',
  tags: ['video', 'media', 'playback'],
  keywords: 'movie, player, subtitles, play a video, currentTime, captions',
  capabilities: { media: 'all' },
  paths: { files: 7 },
  tasks: [
    {
      id: 'caption',
      goal: 'Go to 7.5 seconds, the middle of the clip’s eighth second. Type the caption at that time into the panel.',
      difficulty: 'hard',
      hint: 'A script can set the position of a media element, and its text track says which caption is active.',
      outcome: [{ answer: 'Seven' }],
    },
    {
      id: 'loop',
      goal: 'Play the clip past its end. Type the first caption after it starts over into the panel.',
      difficulty: 'hard',
      hint: 'Go near the end and play from there: the captions tell when the clip has started over.',
      outcome: [{ answer: 'Zero' }],
    },
  ],
} satisfies Demo;
