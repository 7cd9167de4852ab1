import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Audio Validation',
  path: '/audioValidation',
  description:
    'Two recordings of five seconds each: A is a melody and B is a voice. Click a progress bar to move to that place. Only one recording plays at a time.',
  icon: 'soundwave',
  tags: ['audio', 'media', 'playback', 'slider'],
  keywords: 'sound, music, player, play, pause, seek, audio player',
  capabilities: { media: 'all' },
  paths: { files: 6 },
  tasks: [
    {
      id: 'play',
      goal: 'Play ‘Sample A’ to its end.',
      difficulty: 'tricky',
      hint: 'The slider tells the position as a text: wait until it says the end.',
      outcome: [
        { role: 'button', name: 'Pause', within: { role: 'region', name: 'Sample A' }, during: true },
        { role: 'slider', name: 'Sample A position', pattern: '1\\.\\d of .+', during: true },
        { role: 'slider', name: 'Sample A position', pattern: '2\\.\\d of .+', during: true },
        { role: 'slider', name: 'Sample A position', pattern: '3\\.\\d of .+', during: true },
        { role: 'slider', name: 'Sample A position', pattern: '4\\.\\d of .+', during: true },
        { role: 'slider', name: 'Sample A position', value: '5.0 of 5.0 seconds' },
        { role: 'button', name: 'Play', within: { role: 'region', name: 'Sample A' } },
      ],
    },
    {
      id: 'seek',
      goal: 'Move ‘Sample B’ to 2.5 seconds, for example by a click in the middle of its progress bar. Do not leave it playing.',
      difficulty: 'tricky',
      hint: 'A click has a place: look up how to click an element at an offset.',
      outcome: [
        { role: 'slider', name: 'Sample B position', value: '2.5 of 5.0 seconds' },
        { role: 'button', name: 'Play', within: { role: 'region', name: 'Sample B' } },
      ],
    },
  ],
} satisfies Demo;
