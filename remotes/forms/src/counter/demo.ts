import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Counter',
  path: '/counter',
  description: 'Two buttons move one number up and down, below zero too.',
  icon: 'plus-slash-minus',
  tags: ['click', 'state'],
} satisfies Demo;
