import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Audio Validation',
  path: '/audioValidation',
  description:
    'Two recordings of five seconds, A a melody and B a voice. A click on a progress bar moves to that place; only one of the two plays at a time.',
  icon: 'soundwave',
  tags: ['audio', 'media', 'playback', 'slider'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
