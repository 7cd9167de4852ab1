import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Audio Validation',
  path: '/audioValidation',
  description:
    'Two recordings of five seconds, A a melody and B a voice. A click on a progress bar moves to that place; only one of the two plays at a time.',
  icon: 'soundwave',
  tags: ['audio', 'media', 'playback', 'slider'],
  tasks: [
    {
      id: 'play',
      goal: 'Play sample A to its end.',
      outcome: [
        { role: 'button', name: 'Pause', within: { role: 'region', name: 'Sample A' }, during: true },
        { role: 'slider', name: 'Sample A position', value: '5.0 of 5.0 seconds' },
        { role: 'button', name: 'Play', within: { role: 'region', name: 'Sample A' } },
      ],
    },
    {
      id: 'seek',
      goal: 'Without playing it, move sample B to 2.5 seconds by a click in the middle of its progress bar.',
      outcome: [
        { role: 'slider', name: 'Sample B position', value: '2.5 of 5.0 seconds' },
        { role: 'button', name: 'Play', within: { role: 'region', name: 'Sample B' } },
      ],
    },
  ],
} satisfies Demo;
