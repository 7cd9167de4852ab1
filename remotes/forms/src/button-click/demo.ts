import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Button Click',
  path: '/buttonClick',
  description:
    'A click shows a message, and nothing hides it again. The message is in the document from the start, so check that it is visible, not that it exists.',
  icon: 'hand-index-thumb',
  tags: ['click', 'visibility'],
  keywords: 'press, hidden element, invisible element, button, hidden text',
  paths: { 'first-steps': 2 },
  tasks: [
    {
      id: 'reveal',
      goal: 'Press ‘Click here’ to show the hidden message.',
      difficulty: 'basic',
      hint: 'The message is always in the document, so ask whether it is visible.',
      outcome: [{ role: 'status', text: 'You clicked the button!' }],
    },
  ],
} satisfies Demo;
