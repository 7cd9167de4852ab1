import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Press Counter',
  path: '/pressCounter',
  description: 'Counts how often you press a button.',
  icon: 'puzzle',
  tags: ['click'],
  beyond: true,
  tasks: [
    {
      id: 'three',
      goal: 'Press the button three times.',
      difficulty: 'basic',
      hint: 'Say in one sentence what helps to find the way.',
      outcome: [{ role: 'status', name: 'Presses', text: '3' }],
    },
  ],
} satisfies Demo;
