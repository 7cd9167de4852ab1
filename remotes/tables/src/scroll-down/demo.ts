import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Scroll Down',
  path: '/scrollDown',
  description:
    'Six statements about fruit with a whole screen between them. Only one is visible at a time. Scroll to see the others.',
  icon: 'arrow-down',
  tags: ['scroll', 'viewport'],
  keywords:
    'scroll into view, element is outside of the viewport, outside of the viewport, scrollIntoView, out of view, page down',
  paths: { 'first-steps': 9 },
  tasks: [
    {
      id: 'last-statement',
      goal: 'Scroll down to the statement about jabuticaba. Type the whole statement into the panel.',
      difficulty: 'basic',
      hint: 'Scroll the statement into view before you read it, as a person would.',
      outcome: [{ answer: 'Jabuticaba grows on the trunk itself.' }],
    },
  ],
} satisfies Demo;
