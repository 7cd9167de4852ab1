import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Press Counter',
  path: '/pressCounter',
  description: 'A button counts how often you press it.',
  icon: 'puzzle',
  tags: ['click'],
  beyond: true,
  tasks: [
    {
      id: 'three',
      goal: 'Press the button three times.',
      outcome: [{ role: 'status', name: 'Presses', text: '3' }],
    },
  ],
} satisfies Demo;
