import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Shadow DOM',
  path: '/shadowDom',
  description:
    'A button in the page, two in shadow roots of their own, and three roots one inside the other. The buttons look alike, and what is in a root is not found from the document: neither by XPath nor by a CSS selector.',
  icon: 'shadows',
  tags: ['shadow DOM', 'click', 'locator'],
  tasks: [
    {
      id: 'three-buttons',
      goal: 'Click the button in the page and the two in shadow roots.',
      outcome: [
        { role: 'button', name: 'First button', within: { role: 'region', name: 'In the page' } },
        { role: 'button', name: 'Second button', within: { role: 'region', name: 'In a shadow root' } },
        { role: 'button', name: 'Third button', within: { role: 'region', name: 'In another shadow root' } },
      ],
    },
    {
      id: 'innermost-text',
      goal: 'Answer with the text in the innermost of the three roots that are one inside the other.',
      outcome: [{ answer: 'Text of the third level' }],
    },
  ],
} satisfies Demo;
