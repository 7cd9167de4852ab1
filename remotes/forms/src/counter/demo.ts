import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Counter',
  path: '/counter',
  description: 'Two buttons move one number up and down. It can go below zero.',
  icon: 'plus-slash-minus',
  tags: ['click', 'state'],
  keywords: 'increment, stepper, plus, minus, number, first test',
  paths: { 'first-steps': 1 },
  tasks: [
    {
      id: 'five',
      goal: 'Bring the count to 5.',
      difficulty: 'basic',
      hint: 'Press the button as often as needed. Check the number.',
      outcome: [{ role: 'status', name: 'Count', text: '5' }],
    },
    {
      id: 'below-zero',
      goal: 'Bring the count to -2.',
      difficulty: 'basic',
      hint: 'Nothing stops the count at zero: press Decrement.',
      outcome: [{ role: 'status', name: 'Count', text: '-2' }],
    },
  ],
} satisfies Demo;
