import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Regex',
  path: '/regex',
  description:
    'A website, a phone number and a ZIP code for each of five countries, in the format of that country. Match them with patterns. The formats are real; the phone numbers are examples.',
  icon: 'regex',
  tags: ['text', 'regular expressions'],
  keywords: 'pattern matching, zip, zip code, postal code, phone format, text pattern',
  paths: { locators: 6 },
  tasks: [
    {
      id: 'zip-code',
      goal: 'Only one ZIP code has five digits, a hyphen and three digits. Type it into the panel.',
      difficulty: 'tricky',
      hint: 'Write a pattern with anchors for the whole text, or other numbers match a part of it.',
      outcome: [{ answer: '70150-900' }],
    },
  ],
} satisfies Demo;
