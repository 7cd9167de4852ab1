import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Shadow DOM',
  path: '/shadowDom',
  description:
    'A button in the page, two in shadow roots of their own, and three roots one inside the other. The buttons look alike, and what is in a root is not found from the document: neither by XPath nor by a CSS selector.',
  icon: 'shadows',
  tags: ['shadow DOM', 'click', 'locator'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
