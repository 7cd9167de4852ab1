import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Regex',
  path: '/regex',
  description:
    'For five countries a website, a phone number and a ZIP code, each as it is written there. Match them with patterns: the formats are real, the phone numbers are examples.',
  icon: 'regex',
  tags: ['text', 'regular expressions'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
