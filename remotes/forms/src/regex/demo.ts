import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Regex',
  path: '/regex',
  description:
    'For five countries a website, a phone number and a ZIP code, each as it is written there. Match them with patterns: the formats are real, the phone numbers are examples.',
  icon: 'regex',
  tags: ['text', 'regular expressions'],
  tasks: [
    {
      id: 'zip-code',
      goal: 'Find the one ZIP code that is five digits, a hyphen and three digits, and answer with it.',
      outcome: [{ answer: '70150-900' }],
    },
  ],
} satisfies Demo;
